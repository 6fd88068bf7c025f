import fc from "fast-check";
import { expect, test } from "vitest";
import { checkIndianNumber } from "./index.ts";

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["98765", "length"],
  ["98765432101", "length"],
  ["98765 43210", "length"],
  ["abcdefghij", "length"],
  ["५८७६५४३२१०", "length"],
  ["5876543210", "first_digit"],
  ["0987654321", "first_digit"],
])("§5 %j is invalid: %s", (typed, reason) => {
  expect(checkIndianNumber(typed)).toEqual({ ok: false, reason });
});

test("§5 surrounding spaces are ignored", () => {
  expect(checkIndianNumber(" 9876543210 ")).toEqual({ ok: true, number: "9876543210" });
});

test("§5 ten digits pass exactly when the first is 6 or higher", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (typed) => {
      expect(checkIndianNumber(typed).ok).toBe(Number(typed[0]) >= 6);
    }),
  );
});
