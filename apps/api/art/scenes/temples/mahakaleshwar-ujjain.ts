import type { ScenePalette } from "../palette.ts";
import { block } from "../towers/block.ts";
import { chhatri } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { lampTower } from "../towers/lamp-tower.ts";
import { clusteredSpire, spire } from "../towers/spire.ts";

/** The clustered spire that leans in from the foot, between two towers of lamps. */
export const mahakaleshwarUjjain = (p: ScenePalette) =>
  lampTower(p, -286, 0, 34, 280) +
  lampTower(p, 286, 0, 34, 280) +
  [-1, 1]
    .map(
      (s) =>
        spire(p, s * 168, -86, 54, 170, { look: "url(#stoneFar)", upright: 1.5 }) +
        block(p, s * 168, 0, 66, 90, "url(#stoneFar)"),
    )
    .join("") +
  clusteredSpire(p, 0, -110, 128, 330, { upright: 1.55, bands: 9 }) +
  block(p, 0, 0, 140, 116) +
  [-96, 96].map((x) => chhatri(p, x, -114, 30, 84)).join("") +
  flag(p, 0, -470, 1) +
  door(p, 0, 0, 34, 92) +
  [-92, 92].map((x) => door(p, x, 0, 18, 60)).join("");
