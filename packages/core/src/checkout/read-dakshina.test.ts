import { expect, test } from "vitest";
import { MAX_DAKSHINA, readDakshina } from "./index.ts";

test.each([
  ["", 0],
  ["501", 50_100],
  [" 501 ", 50_100],
  ["५०१", 50_100],
  ["1,00,000", 10_000_000],
  ["100 000", 10_000_000],
  ["1000000", MAX_DAKSHINA],
])("%j is an amount", (typed, amount) => {
  expect(readDakshina(typed)).toBe(amount);
});

test.each(["1000001", "5.50", "-5", "1,00", "1,,000", "fifty"])("%j is none", (typed) => {
  expect(readDakshina(typed)).toBeUndefined();
});
