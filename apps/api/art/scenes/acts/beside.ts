import type { EmblemLook } from "../emblems/emblems.ts";
import type { ScenePalette } from "../palette.ts";
import { put } from "../svg.ts";

/** The emblem to the left of what is done, tall ones smaller: no picture cuts it. */
export const emblemBeside = (p: ScenePalette, { draw, height }: EmblemLook, x: number, s = 1, y = 0) =>
  put(draw(p), x, y, Math.min(1.15, 340 / height) * s);
