import { flower } from "../emblems/flower.ts";
import { lotus } from "../emblems/lotus.ts";
import type { ScenePalette } from "../palette.ts";
import { fill, line, path, put, times } from "../svg.ts";

/** Loose flowers in a leaf bowl. */
export const flowers = (p: ScenePalette) =>
  times(7, (i) =>
    put(
      flower(p, 8, 23, i % 2 ? "url(#gilt)" : "url(#leaf)"),
      -54 + (i % 4) * 36 + (i > 3 ? 18 : 0),
      -40 - (i > 3 ? 26 : 0),
    ),
  ) +
  path("M-78 -38C-60 4 60 4 78 -38Z", fill("url(#green)")) +
  path("M-78 -38C-40 -28 40 -28 78 -38M0 -30V-6", line(p.near, 2, 0.45));

/** A garland hung over its own coil. */
export const garland = (p: ScenePalette) =>
  times(20, (i) => {
    const turn = (i / 20) * Math.PI * 2;
    return put(
      flower(p, 6, 18, i % 5 === 0 ? "url(#gilt)" : "url(#leaf)"),
      Math.sin(turn) * 62,
      -64 - Math.cos(turn) * 48,
    );
  }) + put(flower(p, 6, 26, "url(#gilt)"), 0, -14);

/** A lotus. */
export const lotusOffered = (p: ScenePalette) => put(lotus(p), 0, 0, 0.56);
