import { flower } from "../emblems/flower.ts";
import type { ScenePalette } from "../palette.ts";
import { repeatableChance } from "../repeatable-chance.ts";
import { put, times } from "../svg.ts";

/** Flowers heaped on a plate. */
export const flowerHeap = (p: ScenePalette) => {
  const next = repeatableChance(8);
  return times(17, (i) =>
    put(
      flower(p, 8, 19 + next() * 8, i % 3 === 0 ? "url(#gilt)" : "url(#leaf)"),
      -96 + (i % 9) * 24 + next() * 10,
      -42 - (i > 8 ? 26 : 0) - next() * 10,
    ),
  );
};
