import { expect, test } from "vitest";
import { ratingOf } from "./reviews.ts";

test("a rating is the mean of the stars to one decimal, or 0 without reviews", () => {
  expect(ratingOf([{ stars: 5 }, { stars: 4 }, { stars: 2 }])).toEqual({ avg: 3.7, count: 3 });
  expect(ratingOf([])).toEqual({ avg: 0, count: 0 });
});
