import { expect, test } from "vitest";
import { maskNumber, maskPhone } from "./index.ts";

test("its owner knows a number by its end, nobody learns the rest", () => {
  expect(maskPhone({ dial_code: "91", number: " 9876543210 " })).toBe("+91 •••••3210");
  expect(maskNumber("+919876543210")).toBe("•••••3210");
});

test("a number of another length looks no different", () => {
  expect(maskPhone({ dial_code: "1", number: "6505550123" })).toHaveLength("+1 •••••0123".length);
  expect(maskPhone({ dial_code: "354", number: "6115550" })).toBe("+354 •••••5550");
});
