import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { addOns } from "../seed/add-ons/add-ons.ts";
import { allChadhaava } from "../seed/chadhaava/all-chadhaava.ts";
import { allGems } from "../seed/goods/gems/all-gems.ts";
import { allProducts } from "../seed/goods/products/all-products.ts";
import { allPujaSeries } from "../seed/pujas/all-puja-series.ts";
import { temples } from "../seed/temples/temples.ts";
import { artworkNames, drawArtwork, mandalas } from "./catalogue.ts";

const drawings = new Map(artworkNames.map((name) => [name, drawArtwork(name)]));

describe("the catalogue of pictures", () => {
  it("has mandalas for deities and services, and a placeholder", () => {
    const count = (start: string) => artworkNames.filter((name) => name.startsWith(start)).length;
    expect([count("deity-"), count("service-")]).toEqual([12, 8]);
    expect(artworkNames).toContain("missing");
  });

  it("has one scene for each puja, chadhaava and temple", () => {
    const covers = [
      ...[...allPujaSeries, ...allChadhaava].map(({ images: [cover] }) => cover.name),
      ...temples.map(({ image }) => image),
    ];
    expect(new Set(covers).size).toBe(allPujaSeries.length + allChadhaava.length + temples.length);
    expect(artworkNames).toEqual(expect.arrayContaining(covers));
  });

  it("has a picture of each offering, of what it holds, and of each add-on", () => {
    const pictures = allChadhaava.flatMap(({ slug, offerings }) => [
      ...offerings.map((offering) => `offering-${offering.slug}`),
      `offering-combo-${slug}`,
    ]);
    expect(artworkNames).toEqual(expect.arrayContaining([...pictures, ...addOns.map(({ image }) => image)]));
  });

  it("has a picture of each product and gem", () => {
    const pictures = [...allProducts, ...allGems].map(({ image }) => image.name);
    expect(artworkNames).toEqual(expect.arrayContaining(pictures));
  });

  it.each(artworkNames)("has a valid SVG of 800 × 600 for %s", async (name) => {
    const svg = drawings.get(name) ?? "";
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({ format: "svg", width: 800, height: 600 });
  });

  it("draws the same picture each time", () => {
    // Drawing all again takes seconds; these are of every kind.
    const again = artworkNames.filter((_, i) => i % 8 === 0);
    expect(again.map(drawArtwork)).toEqual(again.map((name) => drawings.get(name)));
  });

  it("draws no text", () => {
    expect([...drawings].filter(([, svg]) => svg.includes("<text")).map(([name]) => name)).toEqual([]);
  });

  it("has a different yantra for each deity", () => {
    const figures = Object.entries(mandalas)
      .filter(([name]) => name.startsWith("deity-"))
      .map(([, { figure }]) => figure);
    expect(new Set(figures.map((figure) => JSON.stringify(figure))).size).toBe(12);
  });
});
