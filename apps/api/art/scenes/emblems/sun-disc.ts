import type { ScenePalette } from "../palette.ts";
import { around, circle, fill, path, put } from "../svg.ts";
import { ink, metal } from "./metal.ts";

/** The sun's disc with twelve rays. */
export const sunDisc = (p: ScenePalette) =>
  put(
    around(12, path("M-18 -84C-16 -114 -6 -132 0 -158C6 -132 16 -114 18 -84Z", metal)) +
      circle(0, 0, 82, metal) +
      circle(0, 0, 70, ink(p)) +
      around(12, path("M0 -26C-14 -40 -12 -54 0 -66C12 -54 14 -40 0 -26Z", `${fill("url(#leaf)")}`)) +
      circle(0, 0, 24, fill(p.disc)),
    0,
    -170,
    0.95,
  );
