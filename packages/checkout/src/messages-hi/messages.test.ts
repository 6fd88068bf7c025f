import { expect, test } from "vitest";
import * as catalogueEn from "../catalogue-messages-en/index.ts";
import * as catalogueHi from "../catalogue-messages-hi/index.ts";
import * as en from "../messages-en/index.ts";
import * as siteEn from "../site-messages-en/index.ts";
import * as siteHi from "../site-messages-hi/index.ts";
import * as hi from "./index.ts";

/** Every text of a tree of messages, by its path. */
function textsOf(messages: object, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "function") return [[path + key, String(value("CGST", 9))]];
    return typeof value === "object" && value
      ? textsOf(value, `${path}${key}.`)
      : [[path + key, String(value)]];
  });
}

test("Hindi says all that English says, and says it in Hindi", () => {
  const english = textsOf({ ...en, ...siteEn, ...catalogueEn });
  const hindi = textsOf({ ...hi, ...siteHi, ...catalogueHi });
  expect(hindi.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  // These are written in Latin letters in Hindi, too.
  for (const [path, text] of hindi) expect(text, path).toMatch(/[\u0900-\u097f]|^(OTP|UPI)$/);
});

test("a wait of a minute or more is given in minutes, one of hours in hours", () => {
  expect([en.retryIn(59), en.retryIn(61)]).toEqual(["Try again in 59 s.", "Try again in 2 min."]);
  expect([hi.retryIn(59), hi.retryIn(61)]).toEqual(["59 सेकंड बाद फिर कोशिश करें।", "2 मिनट बाद फिर कोशिश करें।"]);
  const hours = [5_400, 5_401, 43_200];
  expect(hours.map(en.codeMessages.resendIn)).toEqual([
    ...["Resend OTP in 90 min", "Resend OTP in 2 hours", "Resend OTP in 12 hours"],
  ]);
  expect(hours.map(hi.codeMessages.resendIn)).toEqual([
    ...["90 मिनट में OTP फिर भेजें", "2 घंटे में OTP फिर भेजें", "12 घंटे में OTP फिर भेजें"],
  ]);
});
