import type { ScenePalette } from "../palette.ts";
import { ellipse, fill, line, path } from "../svg.ts";

/** A footed plate 300 wide; what lies on it is drawn before. */
export const plate = (p: ScenePalette) =>
  path("M-150 -34C-120 2 120 2 150 -34Z", fill("url(#gilt)")) +
  ellipse(0, -34, 150, 11, line(p.gold[0], 2.4)) +
  path("M-52 -8H52L62 0H-62Z", fill("url(#gilt)"));
