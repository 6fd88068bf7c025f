import type { ScenePalette } from "../palette.ts";
import { fill, line, path, rect, WIDE } from "../svg.ts";

/** Level ground. */
export const plain = (p: ScenePalette, y: number) =>
  rect(-10, y - 4, WIDE + 20, 400, fill("url(#mid)")) +
  path(`M0 ${y - 4}H${WIDE}`, line(p.gold[0], 1.4, 0.5));
