import type { ScenePalette } from "../palette.ts";
import { times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { chhatri, dome } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";

/** Terraces with pavilions, the ribbed dome above. */
export const bankeBihariVrindavan = (p: ScenePalette) =>
  block(p, 0, 0, 270, 150, "url(#wall)") +
  block(p, 0, -150, 190, 88, "url(#wall)") +
  [-230, 230].map((x) => chhatri(p, x, -150, 40, 118)).join("") +
  [-150, 150].map((x) => chhatri(p, x, -238, 36, 104)).join("") +
  block(p, 0, -238, 92, 44, "url(#wall)") +
  dome(p, 0, -282, 84, 104, { look: "url(#stone)", ribs: 7, pot: 1.3 }) +
  flag(p, 0, -430, 0.9) +
  times(7, (i) => door(p, -222 + i * 74, 0, 26, i === 3 ? 120 : 92, i % 2 === 1)) +
  times(5, (i) => door(p, -140 + i * 70, -156, 20, 64, i === 2));
