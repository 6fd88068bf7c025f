import type { Tones } from "./hours.ts";
import { mixColors } from "./mix-colors.ts";
import type { ScenePalette } from "./palette.ts";

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");

const down = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;

const glow = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** A lit and a shaded side with a hard edge between them, instead of an outline. */
const facet = (id: string, [lit, shade]: Tones, at = 0.5) =>
  `<linearGradient id="${id}">${stops([
    [0, mixColors(lit, shade, 0.12)],
    [at, lit],
    [at, mixColors(lit, shade, 0.72)],
    [1, shade],
  ])}</linearGradient>`;

/** All paints of one scene. The sky ends at `horizon`, so that its warmest light lies there. */
export function paints(p: ScenePalette, horizon: number): string {
  const [zenith, high, low, last] = p.sky;
  const hazy = (colour: string) => mixColors(colour, p.far, 0.45);
  return `<defs>${[
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${horizon}">${stops([
      [0, zenith],
      [0.34, high],
      [0.72, low],
      [1, last],
    ])}</linearGradient>`,
    facet("stone", p.stone),
    facet("wall", p.stone, 0.62),
    facet("stoneFar", [hazy(p.stone[0]), hazy(p.stone[1])]),
    facet("gilt", p.gold),
    facet("leaf", [mixColors(p.cloth, "#ffffff", 0.12), mixColors(p.cloth, p.near, 0.35)]),
    facet("roof", [mixColors("#a8402f", p.stone[0], 0.12), mixColors("#6d1f1c", p.stone[1], 0.3)]),
    facet("plinth", p.altar, 0.56),
    facet("sari", ["#a8282b", "#5c0d18"]),
    facet("green", ["#7c9a4c", "#3f5a26"]),
    facet("milk", [p.disc, mixColors(p.disc, p.mid, 0.35)]),
    down("water", [
      [0, p.water[0]],
      [0.35, mixColors(p.water[0], p.water[1], 0.45)],
      [1, p.water[1]],
    ]),
    down("mid", [
      [0, p.mid],
      [1, mixColors(p.mid, p.near, 0.5)],
    ]),
    down("far", [
      [0, p.far],
      [1, mixColors(p.far, last, 0.75)],
    ]),
    down("near", [
      [0, p.nearLit],
      [1, p.near],
    ]),
    down("mist", [
      [0, last, 0],
      [0.55, last, 0.42],
      [1, last, 0],
    ]),
    down("smoke", [
      [0, p.light, 0.05],
      [0.5, p.light, 0.3],
      [1, p.light, 0.55],
    ]),
    glow("glow", [
      [0, p.light, 0.85],
      [0.3, p.light, 0.32],
      [1, p.light, 0],
    ]),
    glow("aura", [
      [0, p.disc, 0.6],
      [0.45, p.disc, 0.2],
      [1, p.disc, 0],
    ]),
  ].join("")}</defs>`;
}
