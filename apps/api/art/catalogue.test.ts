import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { artworkNames, artworks, drawArtwork } from "./catalogue.ts";

describe("the catalogue of pictures", () => {
  it("has pictures of deities, temples, pujas, chadhava, offerings and services, and a placeholder", () => {
    const count = (start: string) => artworkNames.filter((name) => name.startsWith(start)).length;
    expect([
      count("deity-"),
      count("temple-"),
      count("puja-"),
      count("chadhava-"),
      count("offering-"),
      count("service-"),
    ]).toEqual([12, 15, 8 + 8 * 12, 12, 17, 8]);
    expect(artworkNames).toContain("missing");
  });

  it.each(artworkNames)("has a valid SVG of 800 × 600 for %s", async (name) => {
    const svg = drawArtwork(name);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({ format: "svg", width: 800, height: 600 });
  });

  it("draws the same picture each time", () => {
    expect(artworkNames.map(drawArtwork)).toEqual(artworkNames.map(drawArtwork));
  });

  it("draws no two pictures alike", () => {
    expect(new Set(artworkNames.map(drawArtwork)).size).toBe(artworkNames.length);
  });

  it("has a different yantra for each deity", () => {
    const figures = artworkNames
      .filter((name) => name.startsWith("deity-"))
      .map((name) => artworks[name].figure);
    expect(new Set(figures.map((figure) => JSON.stringify(figure))).size).toBe(12);
  });
});
