import type { ScenePalette } from "../palette.ts";
import { ellipse, fill, line, path, put } from "../svg.ts";

const bell = (p: ScenePalette, x: number, drop: number, s: number) =>
  path(`M${x} 0V${drop}`, line(p.gold[0], 2.4, 0.9)) +
  put(
    path("M-8 0C-34 8 -34 50 -54 76H54C34 50 34 8 8 0Z", fill("url(#gilt)")) +
      path("M-42 62H42", line(p.near, 2, 0.6)) +
      ellipse(0, 80, 13, 12, fill(p.gold[1])),
    x,
    drop,
    s,
  );

/** Two temple bells that hang from above. */
export const bells = (p: ScenePalette, isLeft: boolean) =>
  bell(p, isLeft ? 130 : 1070, 130, 1) + bell(p, isLeft ? 250 : 950, 60, 0.7);
