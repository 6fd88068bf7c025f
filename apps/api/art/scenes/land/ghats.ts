import type { ScenePalette } from "../palette.ts";
import { fill, line, path, rect, times } from "../svg.ts";

/** Broad steps that go down to the water. */
export const ghats = (p: ScenePalette, y: number, from: number, to: number, count = 6) =>
  times(
    count,
    (i) =>
      rect(from - i * 14, y + i * 13, to - from + i * 28, 14, fill(i % 2 ? p.stone[1] : p.mid)) +
      path(`M${from - i * 14} ${y + i * 13}H${to + i * 14}`, line(p.light, 1, 0.4)),
  );
