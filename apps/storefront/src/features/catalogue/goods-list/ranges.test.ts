import { expect, test } from "vitest";
import { boundsIn, commonBounds, productRanges } from "./ranges.ts";

const [price] = productRanges;
if (!price) throw new RangeError("products have a range of prices");

test("the common ranges leave no gap and no end", () => {
  expect(commonBounds({ ...price, steps: { ...price.steps, inr: [500, 1000] } }, "inr")).toEqual([
    { min: "", max: "500" },
    { min: "500", max: "1000" },
    { min: "1000", max: "" },
  ]);
});

test("a filter that is not set is an open end", () => {
  expect(boundsIn(price, { max: "500" })).toEqual({ min: "", max: "500" });
});
