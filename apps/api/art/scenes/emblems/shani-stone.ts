import type { ScenePalette } from "../palette.ts";
import { each, fill, line, path, put, times } from "../svg.ts";
import { flower } from "./flower.ts";

/** The upright slab of black stone under the open sky, blue flowers at its foot. */
export const shaniStone = (p: ScenePalette) =>
  path(
    "M-70 0L-62 -196C-60 -226 -44 -244 -18 -248L34 -240C56 -236 64 -222 66 -196L74 0Z",
    fill("url(#plinth)"),
  ) +
  path(
    "M-70 0L-62 -196C-60 -226 -44 -244 -18 -248L34 -240C56 -236 64 -222 66 -196L74 0",
    line(p.gold[0], 2.6),
  ) +
  path("M-40 -214C-20 -222 20 -220 42 -208M-44 -60C-30 -54 -6 -58 8 -52", line(p.light, 1.6, 0.4)) +
  path("M-60 -178C-20 -160 26 -160 64 -176", line(p.cloth, 8)) +
  times(9, (i) => put(flower(p, 5, 14), -56 + i * 14.5, -174 + (4 - Math.abs(i - 4)) * 4.4)) +
  each(
    [
      [-92, -12, 26],
      [-54, -8, 20],
      [86, -10, 24],
      [50, -6, 18],
    ] as const,
    ([x, y, r]) => put(flower(p, 5, r), x, y),
  );
