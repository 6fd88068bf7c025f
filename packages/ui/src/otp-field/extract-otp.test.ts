import { expect, test } from "vitest";
import { extractOtp } from "./extract-otp.ts";

test.each([
  ["OTP is 123456", "123456"],
  ["4 minutes left: 123456 is your code", "123456"],
  ["123 456", "123456"],
  ["123-456 (valid for 5 minutes)", "123456"],
  ["१२३४५६ आपका कोड है", "123456"],
  ["1234567", "123456"],
  ["Ref 9876543210: OTP 123456", "123456"],
  ["12", "12"],
  ["a1b2", "12"],
  ["", ""],
])("%j contains the code %j", (typed, code) => {
  expect(extractOtp(typed)).toBe(code);
});
