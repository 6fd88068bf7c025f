import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { appIcon, favicon, loader, loaderStill } from "./brand.ts";
import { drawArtwork, kindOf } from "./catalogue.ts";
import { renderArtwork, renderPng } from "./render.ts";

// The pictures with the most lines, at least one of each kind.
const busiest = [
  "deity-surya",
  "service-astro",
  "temple-rameshwaram",
  "puja-vip-laghu-rudra-kashi",
  "chadhaava-ekadashi-chadhaava-banke-bihari",
  "offering-tulsi-mala",
  "offering-combo-shivaratri-chadhaava-trimbak",
];

describe("a rendered picture", () => {
  it("has three widths and two formats", async () => {
    const files = await renderArtwork(drawArtwork("temple-rameshwaram"), "scene");
    const formatsFound = await Promise.all(
      files.map(async ({ data }) => {
        const { width, height, format, compression } = await sharp(data).metadata();
        return `${width}×${height} ${compression === "av1" ? "avif" : format}`;
      }),
    );
    expect(formatsFound).toEqual(
      ["320×240", "640×480", "960×720"].flatMap((size) => [`${size} avif`, `${size} webp`]),
    );
  });

  it.each(busiest)("%s is below the size limit at the width of a card", async (name) => {
    const cards = await renderArtwork(drawArtwork(name), kindOf(name), [640]);
    expect(cards.map(({ format }) => format)).toEqual(["avif", "webp"]);
    expect(Math.max(...cards.map(({ data }) => data.length))).toBeLessThan(30_000);
  });
});

it.each([
  "puja-kali-archana-kalighat",
  "puja-gopal-sahasranama-vrindavan",
  "puja-kumkum-archana-kolhapur",
  "offering-combo-shivaratri-chadhaava-trimbak",
])("%s, one of the heaviest drawings, has at most 20 kB at 720 px", async (name) => {
  const image = sharp(Buffer.from(drawArtwork(name)), { density: 86.4 }).resize(720, 540, {
    kernel: "mitchell",
  });
  const { length } = await image.removeAlpha().avif({ quality: 50, effort: 1 }).toBuffer();
  expect(length).toBeLessThanOrEqual(20_000);
});

describe("the brand's pictures", () => {
  it("include icons in the right size", async () => {
    const icon = await renderPng(appIcon, 192);
    expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
  });

  it("include a loader of at most 3 kB that respects reduced motion, and a static one", () => {
    expect(loader.length).toBeLessThanOrEqual(3000);
    expect(loader).toContain("@media(prefers-reduced-motion:no-preference){.r{animation:");
    expect(loaderStill).not.toContain("animation");
  });

  it("include a favicon with a dark colour scheme", () => {
    expect(favicon).toContain("prefers-color-scheme:dark");
  });
});
