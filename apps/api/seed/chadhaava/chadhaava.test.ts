import { describe, expect, test } from "vitest";
import { artworkNames } from "../../art/catalogue.ts";
import { banners } from "../banners/banners.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { allChadhaava } from "./all-chadhaava.ts";

const drawn = new Set<string>(artworkNames);
const currencies = ["inr", "usd", "eur"] as const;

test("there are at least twelve, at as many temples, and no two alike", () => {
  expect(allChadhaava.length).toBeGreaterThanOrEqual(12);
  expect(new Set(allChadhaava.map(({ temple }) => temple)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(allChadhaava.map(({ slug }) => slug)).size).toBe(allChadhaava.length);
});

describe.each(allChadhaava.map((each) => [each.slug, each] as const))("%s", (_, chadhaava) => {
  test("has five offerings that differ, each with a picture that is drawn", () => {
    expect(new Set(chadhaava.offerings.map(({ slug }) => slug)).size).toBe(5);
    const pictures = [...chadhaava.images, ...chadhaava.offerings.map(({ image }) => ({ name: image }))];
    expect(pictures.filter(({ name }) => !drawn.has(name))).toEqual([]);
  });

  test("asks a whole price, and for a combo less than for what it holds", () => {
    const { combo, offerings } = chadhaava;
    for (const currency of currencies) {
      const parts = combo.holds.map(({ slug, qty }) => {
        const held = offerings.find((each) => each.slug === slug);
        expect(held, slug).toBeDefined();
        // What is handed on whole is sold by itself: a combo is taxed and discounted as one.
        expect(held?.handedOn ?? false, slug).toBe(false);
        return (held?.price[currency] ?? 0) * qty;
      });
      expect(combo.price[currency]).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
      expect(offerings.every(({ price }) => Number.isInteger(price[currency]) && price[currency] > 0)).toBe(
        true,
      );
    }
  });

  test("can be chosen in the quantities it names", () => {
    for (const { min, step, max } of chadhaava.offerings) {
      expect(min).toBeGreaterThan(0);
      expect((max - min) % step).toBe(0);
    }
  });
});

test("every banner leads to a rite of the seed", () => {
  const slugs = new Set([...allPujaSeries, ...allChadhaava].map(({ slug }) => slug));
  expect(banners.filter(({ target }) => !slugs.has(target.series))).toEqual([]);
});
