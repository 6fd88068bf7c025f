import { expect, test } from "vitest";
import { payLaterAddress, readPriceHint } from "./pay-later-address.ts";

const held = (amount: number) => ({
  ...{ price: { amount, currency: "inr" as const }, package_id: "pk_1", pooja_id: "pj_1" },
});

test("a place is held at /pooja/book-now-pay-later/{price}/{package_id}/{pooja_id}", () => {
  expect(payLaterAddress(held(125_100))).toBe("/pooja/book-now-pay-later/1251/pk_1/pj_1");
});

test.each([0, 1, 5, 2_850, 125_100, 125_199])("the address of %i names that price", (amount) => {
  expect(readPriceHint(payLaterAddress(held(amount)).split("/")[3] ?? "")).toBe(amount);
});

test.each(["", "free", "-1", "1e3", "1,251", "12.345", "NaN", "0x10", "<b>", "9".repeat(400), " 1", "१२"])(
  "%j names no price",
  (text) => expect(readPriceHint(text)).toBeUndefined(),
);
