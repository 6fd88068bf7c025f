import type { ScenePalette } from "../palette.ts";
import { each, ellipse, fill, line, path, times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";
import { spire } from "../towers/spire.ts";
import { stepped } from "../towers/stepped.ts";

const wall = "url(#stoneFar)";

/** Rows of small towers laid on the great one, narrower from row to row: the manner of the Deccan. */
const rows = [
  { foot: -96, towers: [-84, -42, 0, 42, 84] },
  { foot: -164, towers: [-64, -22, 22, 64] },
  { foot: -228, towers: [-44, 0, 44] },
] as const;

/** Black stone: the low stepped hall, the tower made of many small ones, a wall with a gate round both. */
export const trimbakeshwar = (p: ScenePalette) =>
  spire(p, 110, -90, 118, 320, { upright: 1.75, ribs: 1, bands: 0 }) +
  each(rows, ({ foot, towers }) =>
    each(towers, (x) => spire(p, 110 + x, foot, 24, 96, { upright: 1.6, ribs: 1, bands: 3 })),
  ) +
  spire(p, 110, -96, 34, 250, { upright: 1.6, ribs: 1, bands: 6 }) +
  flag(p, 110, -452, 1) +
  block(p, 110, 0, 136, 96) +
  block(p, -150, 0, 128, 88) +
  stepped(p, -150, -86, 142, 118, 8, 0.2) +
  ellipse(-150, -212, 34, 13, fill("url(#stone)")) +
  finial(-150, -220, 1.1) +
  door(p, -150, 0, 30, 72) +
  door(p, 110, 0, 26, 66) +
  block(p, 0, 8, 330, 40, wall) +
  times(23, (i) => path(`M${-322 + i * 28} -32v-9a7 7 0 0 1 14 0v9z`, fill(wall))) +
  block(p, -20, 8, 46, 74, wall) +
  path("M-70 -66H30L14 -92H-54Z", fill("url(#stone)")) +
  path("M-70 -66H30", line(p.gold[0], 1.8, 0.8)) +
  door(p, -20, 8, 22, 58);
