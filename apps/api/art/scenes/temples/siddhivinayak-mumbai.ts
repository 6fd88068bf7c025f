import type { ScenePalette } from "../palette.ts";
import { each, line, path, times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { dome } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";

const storeys = [
  { foot: 0, half: 190, height: 100, windows: 8 },
  { foot: -100, half: 158, height: 84, windows: 6 },
  { foot: -184, half: 122, height: 72, windows: 6 },
  { foot: -256, half: 88, height: 56, windows: 4 },
] as const;

/** Storeys of windows under the gilt dome. */
export const siddhivinayakMumbai = (p: ScenePalette) =>
  each(
    storeys,
    ({ foot, half, height, windows }) =>
      block(p, 0, foot, half, height) +
      times(windows, (i) =>
        door(
          p,
          half * ((2 * (i + 0.5)) / windows - 1) * 0.9,
          foot - 6,
          13,
          height * 0.6,
          (i + windows / 2) % 2 === 0,
        ),
      ) +
      each([-1, 1], (s) =>
        dome(p, s * (half - 17), foot - height, 16, 34, { look: "url(#gilt)", ribs: 1, pot: 0.5 }),
      ),
  ) +
  dome(p, 0, -312, 78, 112, { look: "url(#gilt)", ribs: 7, pot: 1.5 }) +
  path("M-84 -312H84", line(p.gold[0], 3)) +
  door(p, 0, 0, 34, 86) +
  flag(p, 0, -468, 0.8);
