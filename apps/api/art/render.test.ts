import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { appIcon, favicon, loader, loaderStill, openGraph } from "./brand.ts";
import { type ArtworkName, drawArtwork } from "./catalogue.ts";
import { renderArtwork, renderPng } from "./render.ts";

// Those with the most lines, and one of each plan.
const busiest: ArtworkName[] = [
  "deity-surya",
  "puja-sahasranama-krishna",
  "temple-rameshwaram",
  "service-astro",
];

describe("a rendered picture", () => {
  it.each(busiest)("%s comes in three widths and two formats, light enough for a phone", async (name) => {
    const files = await renderArtwork(drawArtwork(name));
    const seen = await Promise.all(
      files.map(async ({ data }) => {
        const { width, height, format, compression } = await sharp(data).metadata();
        return `${width}×${height} ${compression === "av1" ? "avif" : format}`;
      }),
    );
    expect(seen).toEqual(
      ["320×240", "640×480", "960×720"].flatMap((size) => [`${size} avif`, `${size} webp`]),
    );
    const cards = files.filter(({ width }) => width === 640);
    expect(Math.max(...cards.map(({ data }) => data.length))).toBeLessThan(30_000);
  });
});

describe("the brand's pictures", () => {
  it("give icons and the shared picture in the sizes asked for", async () => {
    const [icon, shared] = await Promise.all([renderPng(appIcon, 192), renderPng(openGraph, 1200, 630)]);
    expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
    expect(await sharp(shared).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  it("hold a loader of at most 3 kB that turns only for who does not mind, and one at rest", () => {
    expect(loader.length).toBeLessThanOrEqual(3000);
    expect(loader).toContain("@media(prefers-reduced-motion:no-preference){.r{animation:");
    expect(loaderStill).not.toContain("animation");
  });

  it("hold a tab icon that answers to a dark browser", () => {
    expect(favicon).toContain("prefers-color-scheme:dark");
  });
});
