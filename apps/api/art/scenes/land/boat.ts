import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, path, put } from "../svg.ts";

/** A boat with a lamp in it. */
export const boat = (p: ScenePalette, x: number, y: number, size = 1) =>
  put(
    path("M-60 0C-40 20 40 20 66 -8C40 2 -30 4 -60 0Z", fill(p.near)) +
      path("M-60 0C-30 4 40 2 66 -8", line(p.gold[0], 1.6, 0.8)) +
      circle(-6, -10, 22, fill("url(#glow)")) +
      path("M-6 -3C-11 -8 -8 -12 -6 -18C-4 -12 -1 -8 -6 -3Z", fill(p.light)),
    x,
    y,
    size,
  );
