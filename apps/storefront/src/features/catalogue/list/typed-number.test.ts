import { expect, test } from "vitest";
import { readPrice, readWeight, typedPrice } from "./typed-number.ts";

test.each([
  ["१२", "12"],
  [" 4.5 ", "4.5"],
  ["", ""],
  ["1,200", undefined],
  ["4,5", undefined],
  ["-1", undefined],
  ["abc", undefined],
])("the typed weight %j is read as %j", (typed, weight) => {
  expect(readWeight(typed)).toBe(weight);
});

test.each([
  ["500", "50000"],
  ["५००", "50000"],
  ["1,200", "120000"],
  ["1,20,000", "12000000"],
  ["19.99", "1999"],
  ["0.29", "29"],
  ["", ""],
  ["-1", undefined],
  ["1.999", undefined],
  ["₹500", undefined],
  ["cheap", undefined],
])("the typed price %j is %j in minor units", (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test.each(["", "500", "19.99"])("the price %j is shown as it was typed", (typed) => {
  expect(typedPrice(readPrice(typed) ?? "unread")).toBe(typed);
});
