import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, path, put, rect, times, WIDE } from "../svg.ts";

const STEP = WIDE / 24;
const leaf = "M0 0C-15 16 -13 44 0 64C13 44 15 16 0 0Z";

/** A toran: a garland of mango leaves and flowers along the top. */
export const toran = (p: ScenePalette) =>
  rect(0, 0, WIDE, 46, fill(p.altar[1])) +
  times(25, (i) =>
    put(
      path(leaf, fill(i % 2 ? "#56702f" : "#41581f")) + path("M0 8V54", line(p.gold[0], 1.2, 0.7)),
      i * STEP,
      44,
      1.1,
    ),
  ) +
  times(24, (i) =>
    times(7, (k) =>
      circle(
        i * STEP + k * 7.2 + 3,
        46 + Math.sin(((k + 0.5) / 7) * Math.PI) * 15,
        6,
        fill(k % 2 ? p.cloth : p.gold[0]),
      ),
    ),
  );
