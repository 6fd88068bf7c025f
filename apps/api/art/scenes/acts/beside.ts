import type { EmblemLook } from "../emblems/emblems.ts";
import type { ScenePalette } from "../palette.ts";
import { put } from "../svg.ts";

/** The emblem at `x`; tall ones are scaled down so that no picture cuts them. */
export const emblemBeside = (p: ScenePalette, { draw, height }: EmblemLook, x: number, s = 1, y = 0) =>
  put(draw(p), x, y, Math.min(1.15, 340 / height) * s);
