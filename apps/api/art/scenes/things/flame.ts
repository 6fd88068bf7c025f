import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, path, put } from "../svg.ts";

/** A small flame with its light. */
export const flame = (p: ScenePalette, x: number, y: number, s = 1) =>
  circle(x, y - 16 * s, 62 * s, fill("url(#glow)")) +
  put(
    path("M0 0C-13 -8 -10 -26 0 -44C10 -26 13 -8 0 0Z", fill(p.light)) +
      path("M0 -4C-6 -9 -4 -18 0 -26C4 -18 6 -9 0 -4Z", fill("#fffdf4")),
    x,
    y,
    s,
  );

/** A clay lamp. */
export const diya = (p: ScenePalette, x: number, y: number, s = 1) =>
  flame(p, x, y - 12 * s, s) +
  put(
    path("M-36 -16C-26 12 26 12 36 -16C20 -10 -20 -10 -36 -16Z", fill("url(#gilt)")) +
      path("M-36 -16C-20 -10 20 -10 36 -16", line(p.gold[0], 2)),
    x,
    y,
    s,
  );

/** Lamps in a row, as wide as `half` to either side. */
export const lampRow = (p: ScenePalette, count: number, half: number, y: number, s: number) =>
  Array.from({ length: count }, (_, i) => diya(p, half * ((2 * i) / (count - 1) - 1), y, s)).join("");
