import type { ScenePalette } from "../palette.ts";
import { each, ellipse, fill, line, path, put, times } from "../svg.ts";

const leaf = "M0 0C-26 -22 -24 -58 0 -84C24 -58 26 -22 0 0Z";
const green = (p: ScenePalette) =>
  `${fill("url(#green)")} stroke="${p.near}" stroke-opacity=".35" stroke-width="1.6"`;

/** Three bilva leaves on one stem. */
export const bilva = (p: ScenePalette) =>
  each([-66, 66, 0], (turn) =>
    put(path(leaf, green(p)) + path("M0 -4V-70", line(p.light, 1.6, 0.6)), 0, -34, turn ? 0.9 : 1.12, turn),
  ) + path("M0 -34C2 -20 -4 -10 4 0", line("#56702f", 5));

/** Blades of durva grass tied with a thread. */
export const durva = (p: ScenePalette) =>
  times(9, (i) =>
    put(
      path("M-5 0C-8 -50 -3 -100 0 -132C3 -100 8 -50 5 0Z", green(p)),
      0,
      -10,
      1 - Math.abs(i - 4) * 0.04,
      (i - 4) * 11,
    ),
  ) + path("M-16 -26H16M-14 -20H14", line("#b3261e", 5));

/** A garland of tulsi leaves and its buds, coiled. */
export const tulsi = (p: ScenePalette) =>
  times(24, (i) => {
    const turn = (i / 24) * Math.PI * 2;
    return put(path(leaf, green(p)), Math.sin(turn) * 70, -40 - Math.cos(turn) * 30, 0.36, (i * 360) / 24);
  }) +
  ellipse(0, -40, 70, 30, line(p.gold[0], 2.4, 0.8)) +
  put(path(leaf, green(p)) + path("M0 -4V-70", line(p.light, 1.6, 0.6)), 0, -6, 1, 0);
