import type { ScenePalette } from "../palette.ts";
import { circle, each, fill, line, path, put } from "../svg.ts";
import { flower } from "./flower.ts";
import { metal } from "./metal.ts";

const stamens = [
  [40, -76],
  [47, -85],
  [53, -94],
  [36, -86],
  [54, -82],
] as const;

const leaves = [
  [-36, -26, -64],
  [40, -26, 60],
  [-140, -40, -80],
  [142, -40, 80],
] as const;

/** The red hibiscus. */
export const hibiscus = (p: ScenePalette) =>
  put(flower(p, 5, 104), 0, -150) +
  put(
    path("M0 0C10 -30 26 -60 46 -84", line(p.light, 5)) + each(stamens, ([x, y]) => circle(x, y, 6, metal)),
    0,
    -150,
  ) +
  put(flower(p, 5, 60), -98, -54, 1, 20) +
  put(flower(p, 5, 60), 98, -54, 1, -14) +
  each(leaves, ([x, y, turn]) =>
    put(path("M0 10C-22 -10 -18 -44 0 -62C18 -44 22 -10 0 10Z", fill("#5f7d3a")), x, y, 1, turn),
  );
