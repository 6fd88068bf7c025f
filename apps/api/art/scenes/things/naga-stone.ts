import type { ScenePalette } from "../palette.ts";
import { both, circle, each, fill, line, path, put } from "../svg.ts";

const slab = "M-78 0V-170C-78 -238 -40 -262 0 -276C40 -262 78 -238 78 -170V0Z";
const winding = "M-34 -16C30 -30 34 -66 0 -84C-34 -102 -34 -136 0 -152C26 -164 32 -180 30 -196";
const hood = "M30 -184C8 -194 6 -228 28 -240C52 -232 54 -196 30 -184Z";

/** A stone slab with two intertwined serpents. */
export const nagaStone = (p: ScenePalette, x: number, s = 1, y = 0) =>
  put(
    path(slab, fill("url(#plinth)")) +
      path(slab, line(p.gold[0], 3, 0.9)) +
      both(winding, line(p.gold[1], 17)) +
      both(winding, line(p.gold[0], 11)) +
      both(hood, fill(p.gold[0])) +
      both("M30 -192V-232", line(p.gold[1], 3)) +
      each([-118, -50], (up) => circle(0, up, 7, fill("#c8352b"))) +
      path("M-104 0H104", line(p.gold[0], 4)),
    x,
    y,
    s,
  );
