import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { gstin } from "./gstin.ts";

// Numbers that the GST portal lists.
const registered = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"];

test.each(registered)("%s is a GSTIN, also with spaces and in small letters", (number) => {
  expect(v.parse(gstin, number)).toBe(number);
  expect(v.parse(gstin, ` ${number.slice(0, 2)} ${number.slice(2).toLowerCase()} `)).toBe(number);
});

test("one wrong character is found wherever it is", () => {
  const character = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  fc.assert(
    fc.property(fc.constantFrom(...registered), fc.nat(14), character, (number, at, other) => {
      fc.pre(number[at] !== other);
      expect(v.is(gstin, number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }),
  );
});

test.each(["", "27AAPFU0939F1Z", "27AAPFU0939F1ZVV", "AAAPFU0939F1ZV2", "२7AAPFU0939F1ZV"])(
  "%j is not a GSTIN",
  (text) => expect(v.safeParse(gstin, text).issues?.[0].message).toBe("format"),
);
