import type { ScenePalette } from "../palette.ts";
import { circle, each, fill, line, path, put } from "../svg.ts";

/** The linga on its base, three lines of ash and the red mark. */
export const linga = (p: ScenePalette) =>
  path("M-62 -66C-62 -190 -50 -236 0 -236C50 -236 62 -190 62 -66Z", fill("url(#plinth)")) +
  path("M-62 -66C-62 -190 -50 -236 0 -236C50 -236 62 -190 62 -66", line(p.gold[0], 2.6)) +
  [-172, -158, -144].map((y) => path(`M-34 ${y}Q0 ${y + 12} 34 ${y}`, line(p.disc, 4))).join("") +
  circle(0, -153, 6, fill("#c8352b")) +
  path(
    "M-112 -66H150C166 -66 176 -58 178 -50L112 -42C100 -24 74 -22 60 0H-60C-74 -22 -104 -24 -112 -66Z",
    fill("url(#plinth)"),
  ) +
  path(
    "M-112 -66H150C166 -66 176 -58 178 -50L112 -42C100 -24 74 -22 60 0M-112 -66C-104 -24 -74 -22 -60 0M-100 -54H130",
    line(p.gold[0], 2.4, 0.9),
  );

/** The three small lingas of Trimbak, in one hollow. */
export const threeLingas = (p: ScenePalette) =>
  each([-62, 62, 0], (x) => put(linga(p), x, x ? -34 : 0, x ? 0.5 : 0.62));
