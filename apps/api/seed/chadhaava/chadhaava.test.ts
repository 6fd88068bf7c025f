import { describe, expect, test } from "vitest";
import { artworkNames } from "../../art/catalogue.ts";
import { banners } from "../banners/banners.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { allChadhaava } from "./all-chadhaava.ts";

const artworks = new Set<string>(artworkNames);
const currencies = ["inr", "usd", "eur"] as const;

test("there are at least twelve chadhaava, at different temples", () => {
  expect(allChadhaava.length).toBeGreaterThanOrEqual(12);
  expect(new Set(allChadhaava.map(({ temple }) => temple)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(allChadhaava.map(({ slug }) => slug)).size).toBe(allChadhaava.length);
});

describe.each(allChadhaava.map((each) => [each.slug, each] as const))("%s", (_, chadhaava) => {
  test("has five different offerings with existing pictures", () => {
    expect(new Set(chadhaava.offerings.map(({ slug }) => slug)).size).toBe(5);
    const pictures = [
      ...chadhaava.images,
      ...chadhaava.offerings.map((offering) => ({ name: `offering-${offering.slug}` })),
    ];
    expect(pictures.filter(({ name }) => !artworks.has(name))).toEqual([]);
  });

  test("has integer prices, and a combo costs less than its parts", () => {
    const { combo, offerings } = chadhaava;
    for (const currency of currencies) {
      const parts = combo.holds.map(({ slug, qty }) => {
        const part = offerings.find((each) => each.slug === slug);
        expect(part, slug).toBeDefined();
        // A combo is taxed and discounted as one item, so it must not contain untaxed offerings.
        expect(part?.handedOn ?? false, slug).toBe(false);
        return (part?.price[currency] ?? 0) * qty;
      });
      expect(combo.price[currency]).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
      expect(offerings.every(({ price }) => Number.isInteger(price[currency]) && price[currency] > 0)).toBe(
        true,
      );
    }
  });

  test("has offerings whose maximum quantity can be reached in steps", () => {
    for (const { min, step, max } of chadhaava.offerings) {
      expect(min).toBeGreaterThan(0);
      expect((max - min) % step).toBe(0);
    }
  });
});

test("every banner links to a series of the seed", () => {
  const slugs = new Set([...allPujaSeries, ...allChadhaava].map(({ slug }) => slug));
  expect(banners.filter(({ target }) => !slugs.has(target.series))).toEqual([]);
});
