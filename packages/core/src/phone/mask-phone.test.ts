import { expect, test } from "vitest";
import { maskNumber, maskPhone } from "./index.ts";

test("shows only the last digits of a number", () => {
  expect(maskPhone({ dial_code: "91", number: " 9876543210 " })).toBe("+91 •••••3210");
  expect(maskNumber("+919876543210")).toBe("•••••3210");
});

test("hides the length of a number", () => {
  expect(maskPhone({ dial_code: "1", number: "6505550123" })).toHaveLength("+1 •••••0123".length);
  expect(maskPhone({ dial_code: "354", number: "6115550" })).toBe("+354 •••••5550");
});
