import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, path, put, times } from "../svg.ts";

/** A rosary of rudraksha laid in a ring. */
export const beads = (p: ScenePalette, x: number, s = 1, y = 0) =>
  put(
    times(27, (i) => {
      const turn = (i / 27) * Math.PI * 2;
      const [at, down] = [Math.sin(turn) * 120, -52 + Math.cos(turn) * 40];
      return (
        circle(at, down, 11, fill(i % 2 ? "#8d4a24" : "#6d3317")) +
        circle(at - 3, down - 3, 3, fill(p.gold[0], 0.8))
      );
    }) +
      circle(0, -6, 15, fill("url(#gilt)")) +
      path("M0 6C-10 20 -8 30 -10 40M0 6C4 20 6 30 8 40", line("#b3261e", 5)),
    x,
    y,
    s,
  );
