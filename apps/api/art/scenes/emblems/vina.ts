import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, path, put, times } from "../svg.ts";
import { ink, metal } from "./metal.ts";

/** The vina. */
export const vina = (p: ScenePalette) =>
  put(
    circle(-104, 0, 54, fill("url(#sari)")) +
      circle(-104, 0, 42, line(p.gold[0], 2.4, 0.8)) +
      path("M84 -24C66 40 96 92 140 92C186 92 214 40 196 -24Z", fill("url(#sari)")) +
      path("M104 -16C96 36 112 72 140 74C168 72 184 36 176 -16", line(p.gold[0], 2.4, 0.8)) +
      path(
        "M-190 -30H206C216 -30 216 -4 206 -4H-190C-206 -4 -214 10 -204 22C-232 20 -236 -24 -190 -30Z",
        metal,
      ) +
      path("M-186 -17H206", line(p.near, 1.6)) +
      times(10, (i) => path(`M${-150 + i * 20} -32v30`, ink(p, 2))) +
      [-176, -156, -136]
        .map((x) => path(`M${x} -30V-54`, line(p.gold[0], 4)) + circle(x, -58, 8, metal))
        .join(""),
    0,
    -74,
    1,
    -9,
  );
