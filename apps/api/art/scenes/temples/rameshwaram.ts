import type { ScenePalette } from "../palette.ts";
import { times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { gopuram } from "../towers/gopuram.ts";

/** The tall gateway of the south between two smaller ones, above the long corridor. */
export const rameshwaram = (p: ScenePalette) =>
  gopuram(p, -250, 0, 88, 250, { look: "url(#stoneFar)", storeys: 5 }) +
  block(p, 0, 0, 390, 76) +
  times(11, (i) => door(p, -330 + i * 66, 0, 16, 56, false)) +
  gopuram(p, 60, 0, 150, 440, { storeys: 8 }) +
  gopuram(p, 300, 0, 64, 190, { look: "url(#stoneFar)", storeys: 4 });
