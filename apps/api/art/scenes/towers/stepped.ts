import type { ScenePalette } from "../palette.ts";
import { fill, n, path, rect, times } from "../svg.ts";
import { hairline } from "./hairline.ts";

/** A roof of flat courses, each shorter than the one below. */
export const stepped = (
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  count: number,
  top = 0.25,
  look = "url(#stone)",
) =>
  times(count, (i) => {
    const w = half * (1 - ((1 - top) * i) / Math.max(1, count - 1));
    const y = foot - (h / count) * (i + 1);
    return (
      rect(x - w, y, w * 2, h / count + 0.6, fill(look)) +
      path(`M${n(x - w - 3)} ${n(y)}h${n(2 * w + 6)}`, hairline(p, 1.4, 0.6))
    );
  });
