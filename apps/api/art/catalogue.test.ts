import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { artworkNames, artworks, drawArtwork } from "./catalogue.ts";

describe("the catalogue of pictures", () => {
  it("has deities, temples, rites alone and for each deity, chadhava for each, offerings, services and one for none", () => {
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

  it.each(artworkNames)("%s is a drawing of 800 × 600 that a renderer can read", async (name) => {
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

  it("gives every deity a yantra of its own", () => {
    const figures = artworkNames
      .filter((name) => name.startsWith("deity-"))
      .map((name) => artworks[name].figure);
    expect(new Set(figures.map((figure) => JSON.stringify(figure))).size).toBe(12);
  });
});
