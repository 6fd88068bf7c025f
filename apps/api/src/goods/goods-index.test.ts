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

test("what a search found is listed in its order or in one of the index", () => {
  const found = ["pd_3", "pd_withdrawn", "pd_70", "pd_6", "pd_1"];
  const rubies = { ...any, dimensions: [{ key: "stone", chosen: "ruby" }] };
  const page = { limit: 2, offset: 0 };
  expect(index.find(any, undefined, page, found)).toEqual(["pd_3", "pd_70"]);
  expect(index.find(any, undefined, { limit: 2, offset: 2 }, found)).toEqual(["pd_6", "pd_1"]);
  expect(index.find(rubies, { key: "price", descending: true }, page, found)).toEqual(["pd_6", "pd_3"]);
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

const cheapest = { key: "price", descending: false };
const chosen = (
  stone: string | undefined,
  purpose: string | undefined,
  price: readonly [number?, number?],
) => ({
  dimensions: [
    { key: "stone", chosen: stone },
    { key: "purpose", chosen: purpose },
  ],
  ranges: [{ key: "price", min: price[0], max: price[1] }],
});

test("a page has the goods that match all filters, in its order", () => {
  const page = (order: typeof cheapest, offset: number) =>
    index.find(chosen("pearl", "health", [1000]), order, { limit: 2, offset });
  // Pearls are 1, 4, 7 …; for health are the even ones; from 1000 on are those from 10 on.
  expect(page(cheapest, 0)).toEqual(["pd_10", "pd_16"]);
  expect(page(cheapest, 2)).toEqual(["pd_22", "pd_28"]);
  expect(page({ ...cheapest, descending: true }, 0)).toEqual(["pd_70", "pd_64"]);
  expect(index.find(chosen("glass", undefined, []), cheapest, { limit: 2, offset: 0 })).toEqual([]);
});

test("goods with the same number keep the order in which they were indexed", () => {
  const same = indexGoods(["a", "b", "c"].map((id) => ({ id, values: {}, numbers: { price: 5 } })));
  const none = { dimensions: [], ranges: [] };
  const page = { limit: 3, offset: 0 };
  expect(same.find(none, cheapest, page)).toEqual(["a", "b", "c"]);
  expect(same.find(none, { ...cheapest, descending: true }, page)).toEqual(["a", "b", "c"]);
});

test("the nearest to filters without a match are of the first value, then by the range, then of the other values", () => {
  // Rubies are 0, 3, 6 …: the dearest ones come first, and between two ranges the share decides, not the difference.
  expect(index.findNearest(chosen("ruby", undefined, [100_000]), cheapest, 3)).toEqual([
    "pd_72",
    "pd_69",
    "pd_66",
  ]);
  expect(index.findNearest(chosen("ruby", undefined, [410, 590]), cheapest, 2)).toEqual(["pd_6", "pd_3"]);
  // No pearl is for "luck": the two values fit none together, so that the stone decides, then the order.
  expect(index.findNearest(chosen("pearl", "luck", []), cheapest, 2)).toEqual(["pd_1", "pd_4"]);
  // Without the stone, what has the other value comes first.
  expect(index.findNearest(chosen("glass", "health", []), cheapest, 2)).toEqual(["pd_0", "pd_2"]);
});
