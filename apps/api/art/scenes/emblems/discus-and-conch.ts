import type { ScenePalette } from "../palette.ts";
import { around, circle, ellipse, fill, line, path, put } from "../svg.ts";
import { metal } from "./metal.ts";

/** The discus and the conch. */
export const discusAndConch = (p: ScenePalette) =>
  put(
    around(16, path("M-9 -78C-14 -86 -6 -92 3 -102C2 -92 12 -88 9 -78Z", metal)) +
      circle(0, 0, 80, metal) +
      circle(0, 0, 62, fill(p.near)) +
      around(8, path("M0 -16C-15 -34 -11 -50 0 -62C11 -50 15 -34 0 -16Z", metal)) +
      circle(0, 0, 17, metal) +
      circle(0, 0, 7, fill(p.near)),
    -66,
    -176,
  ) +
  path("M-76 -96H-56L-52 0H-80Z", metal) +
  put(
    ellipse(0, -90, 14, 10, fill(p.disc)) +
      ellipse(0, -76, 28, 14, fill(p.disc)) +
      path("M-26 -72C-10 -62 12 -62 28 -78", line(p.gold[1], 2.4)) +
      ellipse(0, -56, 44, 20, fill(p.disc)) +
      path("M-42 -50C-16 -36 18 -38 44 -60", line(p.gold[1], 2.4)) +
      path("M-62 -30C-60 -58 60 -62 62 -26C66 20 32 56 8 98C-34 56 -66 18 -62 -30Z", fill(p.disc)) +
      path("M-62 -30C-60 -58 60 -62 62 -26C66 20 32 56 8 98C-34 56 -66 18 -62 -30Z", line(p.gold[1], 2.4)) +
      path("M62 -26C66 20 32 56 8 98C2 70 26 34 24 -2C22 -22 40 -44 62 -26Z", fill(p.gold[1], 0.55)) +
      path("M30 -16C44 -16 46 4 36 26C28 44 18 60 12 78C14 50 34 20 30 -16Z", fill("#b85a4a", 0.75)) +
      path("M-60 -22C-34 -2 0 -6 24 -22M-54 8C-34 22 -6 22 14 12", line(p.gold[1], 2.4, 0.8)),
    96,
    -116,
    1.02,
    8,
  ) +
  path("M60 -22H140L156 0H44Z", metal);
