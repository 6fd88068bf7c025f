import type { ScenePalette } from "../palette.ts";
import { each, fill, line, path, rect, times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { dome } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { spire } from "../towers/spire.ts";

const storeys = [
  { x: 20, foot: 0, half: 250, height: 86, doors: 9 },
  { x: 0, foot: -86, half: 184, height: 76, doors: 7 },
  { x: -10, foot: -162, half: 124, height: 66, doors: 5 },
] as const;

/** White storeys of arches climbing the island, the tall spire above; the stairs go down to the water. */
export const omkareshwar = (p: ScenePalette) =>
  each(
    storeys,
    ({ x, foot, half, height, doors }, storey) =>
      block(p, x, foot, half, height, "url(#wall)") +
      times(doors, (i) =>
        door(
          p,
          x + half * ((2 * (i + 0.5)) / doors - 1) * 0.94,
          foot - 4,
          15,
          height * 0.68,
          (i + storey) % 2 === 1,
        ),
      ),
  ) +
  each([-150, 140], (x) => dome(p, x, -162, 24, 46, { ribs: 1, pot: 0.6 })) +
  spire(p, 176, -86, 38, 170, { ribs: 1, look: "url(#stoneFar)" }) +
  block(p, -10, -228, 82, 34) +
  spire(p, -10, -260, 70, 196, { upright: 2, ribs: 3, bands: 8 }) +
  flag(p, -10, -486, 1) +
  times(7, (i) => rect(-30 - i * 9, i * 9, 80 + i * 18, 9.6, fill(i % 2 ? p.stone[0] : p.stone[1]))) +
  path("M-30 0H50", line(p.gold[0], 1.6, 0.8)) +
  door(p, 10, 0, 30, 74);
