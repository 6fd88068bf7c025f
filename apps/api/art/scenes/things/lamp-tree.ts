import type { ScenePalette } from "../palette.ts";
import { each, fill, path, rect, times } from "../svg.ts";
import { flame } from "./flame.ts";

const tiers = [
  { half: 150, y: -14, count: 7 },
  { half: 112, y: -62, count: 5 },
  { half: 74, y: -108, count: 3 },
] as const;

/** The tiered brass lamp that is waved in aarti. */
export const lampTree = (p: ScenePalette) =>
  path("M-120 0H120L96 -14H-96Z", fill("url(#gilt)")) +
  rect(-10, -150, 20, 140, fill("url(#gilt)")) +
  each(
    tiers,
    ({ half, y, count }) =>
      path(
        `M${-half * 0.8} ${y - 10}C${-half * 0.4} ${y + 10} ${half * 0.4} ${y + 10} ${half * 0.8} ${y - 10}Z`,
        fill("url(#gilt)"),
      ) + times(count, (i) => flame(p, half * 0.74 * ((2 * i) / (count - 1) - 1), y - 10, 0.62)),
  ) +
  flame(p, 0, -152, 1);
