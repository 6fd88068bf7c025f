import type { ScenePalette } from "../palette.ts";
import { both, circle, fill, line, path, put, rect } from "../svg.ts";
import { ink, metal } from "./metal.ts";

/** The hourglass drum. */
export const drum = (p: ScenePalette) =>
  put(
    path("M-38 -24C-20 -12 -8 -6 0 -6C8 -6 20 -12 38 -24V24C20 12 8 6 0 6C-8 6 -20 12 -38 24Z", metal) +
      both("M-38 -24C-46 -12 -46 12 -38 24C-31 12 -31 -12 -38 -24Z", fill(p.disc)) +
      both("M-34 -17L-6 4M-34 17L-6 -4", ink(p, 1.6)) +
      rect(-6, -9, 12, 18, fill(p.cloth)),
    0,
    -150,
  ) +
  path("M-4 -142C-16 -130 -22 -116 -22 -98M4 -142C16 -130 22 -116 22 -98", line(p.gold[0], 2)) +
  circle(-22, -94, 5, metal) +
  circle(22, -94, 5, metal);
