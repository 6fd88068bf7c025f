import type { ScenePalette } from "../palette.ts";
import { fill, n, path, rect } from "../svg.ts";
import { hairline } from "./hairline.ts";

/** A wall with a cornice. */
export const block = (
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  look = "url(#stone)",
) =>
  rect(x - half, foot - h, half * 2, h, fill(look)) +
  path(
    `M${n(x - half - 4)} ${n(foot - h)}h${n(half * 2 + 8)}M${n(x - half)} ${n(foot - h + 7)}h${n(half * 2)}`,
    hairline(p, 1.4, 0.6),
  );
