import { expect, test } from "vitest";
import { readTypedNumber } from "./read-typed-number.ts";

test.each([
  "+91 98765 43210",
  "+919876543210",
  "09876543210",
  " 0 98765 43210 ",
  "98765 43210",
  "९८७६५४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "98765-43210",
  "(98765) 43210",
  "919876543210",
  "9876543210\u200b",
  "\u202a+91\u00a098765\u201143210\u202c",
])("finds the Indian number in %j", (typed) => {
  expect(readTypedNumber(typed, "91")).toBe("9876543210");
});

test.each(["", "+91", "0987", "98765 4", "12345 67890", "+44 98765 43210", "9876543210x", "91987654321"])(
  "leaves %j unchanged for the validation",
  (typed) => {
    expect(readTypedNumber(typed, "91")).toBe(typed);
  },
);

test("with another dial code, only the digits are converted", () => {
  expect(readTypedNumber("०५० १२३ ४५६७", "971")).toBe("050 123 4567");
  expect(readTypedNumber("+91 98765 43210", "1")).toBe("+91 98765 43210");
});
