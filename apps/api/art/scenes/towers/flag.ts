import type { ScenePalette } from "../palette.ts";
import { fill, line, n, path } from "../svg.ts";

/** The deity's flag on its pole. */
export const flag = (p: ScenePalette, x: number, y: number, s = 1) =>
  path(`M${n(x)} ${n(y)}V${n(y - 62 * s)}`, line(p.gold[0], 2 * s)) +
  path(
    `M${n(x)} ${n(y - 62 * s)}C${n(x + 18 * s)} ${n(y - 68 * s)} ${n(x + 30 * s)} ${n(y - 48 * s)} ${n(x + 56 * s)} ${n(y - 52 * s)}L${n(x)} ${n(y - 34 * s)}Z`,
    fill(p.cloth),
  );
