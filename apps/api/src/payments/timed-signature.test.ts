import { expect, test } from "vitest";
import { isSigned, sign } from "./timed-signature.ts";

const secret = "whsec_practice";
const raw = new TextEncoder().encode('{"id":"evt_1","amount":150100}');
const at = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const header = sign(secret, raw, at);

test("a recent signature is valid", () => {
  expect(isSigned(secret, raw, header, at)).toBe(true);
  expect(isSigned(secret, raw, header, after(300))).toBe(true);
  expect(isSigned(secret, raw, header, after(-300))).toBe(true);
});

test("a signature from long ago or from the future is invalid", () => {
  expect(isSigned(secret, raw, header, after(301))).toBe(false);
  expect(isSigned(secret, raw, header, after(-301))).toBe(false);
});

test("a signature is invalid for every message with one changed bit (B-05)", () => {
  let accepted = 0;
  for (let bit = 0; bit < raw.length * 8; bit++) {
    const changed = Uint8Array.from(raw);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    if (isSigned(secret, changed, header, at)) accepted++;
  }
  for (let index = 0; index < header.length; index++) {
    const changed = `${header.slice(0, index)}${header[index] === "0" ? "1" : "0"}${header.slice(index + 1)}`;
    if (isSigned(secret, raw, changed, at)) accepted++;
  }
  expect(accepted).toBe(0);
});

test.each([null, "", "t=,v1=", "v1=abc", `t=1e3,v1=${"a".repeat(64)}`, header.replace("v1", "v0")])(
  "the header %j is not a valid signature",
  (wrong) => {
    expect(isSigned(secret, raw, wrong, at)).toBe(false);
  },
);

test("a signature with another secret is invalid", () => {
  expect(isSigned("whsec_other", raw, header, at)).toBe(false);
});
