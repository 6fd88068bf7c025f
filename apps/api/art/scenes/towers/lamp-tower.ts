import type { ScenePalette } from "../palette.ts";
import { circle, fill, n, path, poly, times } from "../svg.ts";
import { finial } from "./finial.ts";
import { hairline } from "./hairline.ts";

/** A tower of lamps, as in the courts of Maharashtra and Malwa. */
export const lampTower = (
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  look = "url(#stoneFar)",
) =>
  path(
    poly([
      [x - half, foot],
      [x - half * 0.42, foot - h],
      [x + half * 0.42, foot - h],
      [x + half, foot],
    ]),
    fill(look),
  ) +
  times(8, (i) => {
    const t = (i + 0.5) / 8;
    const w = half * (1 - 0.58 * t);
    const y = foot - h * t;
    return (
      path(`M${n(x - w - 10)} ${n(y)}h${n(2 * w + 20)}`, hairline(p, 2, 0.7)) +
      [-1, 0, 1].map((s) => circle(x + s * (w + 8), y - 5, 3.6, fill(p.light))).join("")
    );
  }) +
  finial(x, foot - h, half / 36);
