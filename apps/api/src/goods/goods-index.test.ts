import { expect, test } from "vitest";
import { indexGoods } from "./goods-index.ts";

const stones = ["ruby", "pearl", "emerald"];
// More than one word of bits, and the last word not full.
const goods = Array.from({ length: 75 }, (_, n) => ({
  id: `pd_${n}`,
  values: { stone: [stones[n % 3] ?? ""], purpose: n % 2 === 0 ? ["health", "wealth"] : ["wealth"] },
  numbers: { price: n * 100, carat: n / 10 },
}));
const index = indexGoods(goods);
const any = {
  dimensions: [
    { key: "stone", chosen: undefined },
    { key: "purpose", chosen: undefined },
  ],
  ranges: [
    { key: "price", min: undefined, max: undefined },
    { key: "carat", min: undefined, max: undefined },
  ],
};

test("without a filter each value is counted in all goods", () => {
  expect(index.count(any)).toEqual({
    total: 75,
    counts: [
      { key: "stone", value: "ruby", count: 25 },
      { key: "stone", value: "pearl", count: 25 },
      { key: "stone", value: "emerald", count: 25 },
      { key: "purpose", value: "health", count: 38 },
      { key: "purpose", value: "wealth", count: 75 },
    ],
    ranges: { price: { min: 0, max: 7400 }, carat: { min: 0, max: 7.4 } },
  });
});

test("a filter narrows all counts and ranges but its own", () => {
  const { total, counts, ranges } = index.count({
    dimensions: [
      { key: "stone", chosen: "ruby" },
      { key: "purpose", chosen: undefined },
    ],
    ranges: [
      { key: "price", min: 3000, max: 6000 },
      { key: "carat", min: undefined, max: undefined },
    ],
  });
  const matches = goods.filter(
    ({ values, numbers }) => values.stone[0] === "ruby" && numbers.price >= 3000 && numbers.price <= 6000,
  );
  expect(total).toBe(matches.length);
  expect(counts.filter(({ key }) => key === "stone").map(({ count }) => count)).toEqual([11, 10, 10]);
  expect(counts.find(({ value }) => value === "health")?.count).toBe(
    matches.filter(({ values }) => values.purpose.includes("health")).length,
  );
  expect(ranges).toEqual({ price: { min: 0, max: 7200 }, carat: { min: 3, max: 6 } });
});

test("what a search found is counted alone", () => {
  const { total, ranges } = index.count(any, ["pd_3", "pd_70", "pd_withdrawn"]);
  expect([total, ranges.price]).toEqual([2, { min: 300, max: 7000 }]);
});

test("a chosen value without a match is still counted, and one that no good has is not", () => {
  const ofStone = (chosen: string) =>
    index.count({
      dimensions: [{ key: "stone", chosen }],
      ranges: [{ key: "price", min: 9000, max: undefined }],
    });
  expect(ofStone("ruby")).toEqual({
    total: 0,
    counts: [{ key: "stone", value: "ruby", count: 0 }],
    ranges: { price: { min: 0, max: 7200 } },
  });
  expect(ofStone("glass").counts).toEqual([]);
});

test("a shop without goods has nothing to count", () => {
  expect(indexGoods([]).count(any)).toEqual({ total: 0, counts: [], ranges: { price: null, carat: null } });
});
