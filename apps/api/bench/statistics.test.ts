import { expect, test } from "vitest";
import { mannWhitney, median, quantile, slope } from "./statistics.ts";

test("quantiles are interpolated between neighbours", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([0, 10], 0.99)).toBeCloseTo(9.9);
});

test("p is 1 for equal samples and small for shifted ones", () => {
  const samples = Array.from({ length: 200 }, (_, i) => (i * 37) % 200);
  expect(mannWhitney(samples, samples)).toBeCloseTo(1);
  expect(
    mannWhitney(
      samples,
      samples.map((value) => value + 50),
    ),
  ).toBeLessThan(0.001);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
});

test("p has the value of published tables", () => {
  const upTo = (last: number) => Array.from({ length: 10 }, (_, i) => last - 9 + i);
  // All ten are smaller than the other ten: U = 0, z = 50 / 13.2288 = 3.7796.
  expect(mannWhitney(upTo(10), upTo(20))).toBeCloseTo(0.000157, 6);
});

test("the slope of points on a line is the line's slope", () => {
  expect(slope([0, 1, 2, 3].map((x) => ({ x, y: 5 - 2 * x })))).toBeCloseTo(-2);
});
