import { expect, test } from "vitest";
import { isSigned, sign } from "./signature.ts";

const secret = "whsec_practice";
const raw = new TextEncoder().encode('{"id":"evt_1","amount":150100}');
const at = new Date("2026-11-20T10:00:00Z");
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const header = sign(secret, raw, at);

test("what was signed just now is believed", () => {
  expect(isSigned(secret, raw, header, at)).toBe(true);
  expect(isSigned(secret, raw, header, later(300))).toBe(true);
  expect(isSigned(secret, raw, header, later(-300))).toBe(true);
});

test("neither an old message nor one from the future is", () => {
  expect(isSigned(secret, raw, header, later(301))).toBe(false);
  expect(isSigned(secret, raw, header, later(-301))).toBe(false);
});

test("of all messages with one bit turned none is believed (B-05)", () => {
  let accepted = 0;
  for (let bit = 0; bit < raw.length * 8; bit++) {
    const turned = Uint8Array.from(raw);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    if (isSigned(secret, turned, header, at)) accepted++;
  }
  for (let at2 = 0; at2 < header.length; at2++) {
    const turned = `${header.slice(0, at2)}${header[at2] === "0" ? "1" : "0"}${header.slice(at2 + 1)}`;
    if (isSigned(secret, raw, turned, at)) accepted++;
  }
  expect(accepted).toBe(0);
});

test.each([null, "", "t=,v1=", "v1=abc", `t=1e3,v1=${"a".repeat(64)}`, header.replace("v1", "v0")])(
  "a header like %j is no signature",
  (wrong) => {
    expect(isSigned(secret, raw, wrong, at)).toBe(false);
  },
);

test("another secret signs otherwise", () => {
  expect(isSigned("whsec_other", raw, header, at)).toBe(false);
});
