import { expect, test } from "vitest";
import { mannWhitney, median, quantile, slope } from "./statistics.ts";

test("quantiles lie between their neighbours", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([0, 10], 0.99)).toBeCloseTo(9.9);
});

test("the same lot twice is told apart by nobody, a shifted one by everybody", () => {
  const lot = Array.from({ length: 200 }, (_, i) => (i * 37) % 200);
  expect(mannWhitney(lot, lot)).toBeCloseTo(1);
  expect(
    mannWhitney(
      lot,
      lot.map((value) => value + 50),
    ),
  ).toBeLessThan(0.001);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
});

test("p is that of the tables", () => {
  const upTo = (last: number) => Array.from({ length: 10 }, (_, i) => last - 9 + i);
  // Every one of ten lies below ten others: U = 0, z = 50 / 13.2288 = 3.7796.
  expect(mannWhitney(upTo(10), upTo(20))).toBeCloseTo(0.000157, 6);
});

test("the slope of a line is its slope", () => {
  expect(slope([0, 1, 2, 3].map((x) => ({ x, y: 5 - 2 * x })))).toBeCloseTo(-2);
});
