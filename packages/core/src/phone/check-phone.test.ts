import { expect, test } from "vitest";
import { checkPhone } from "./index.ts";

test.each([
  ["91", "9876543210", { ok: true, number: "9876543210" }],
  ["91", "5876543210", { ok: false, reason: "first_digit" }],
  ["1", "(212) 555-2368", { ok: true, number: "2125552368" }],
  ["49", "0151 23456789", { ok: true, number: "15123456789" }],
  ["1", "123", { ok: false, reason: "invalid" }],
  ["44", " ", { ok: false, reason: "empty" }],
])("D1 +%s %j", async (dial_code, number, verdict) => {
  expect(await checkPhone({ dial_code, number })).toEqual(verdict);
});
