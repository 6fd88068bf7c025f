import type { ScenePalette } from "../palette.ts";
import { circle, each, fill, HIGH, line, path, rect, WIDE } from "../svg.ts";

const rings = [
  [90, 0, 90],
  [80, 90, 18],
  [68, 108, 16],
  [70, 300, 14],
  [78, 314, 22],
  [70, 336, 14],
  [70, 620, 14],
  [80, 634, 26],
  [92, 720, 180],
] as const;

const pillar = (p: ScenePalette, x: number) =>
  rect(x - 58, 0, 116, HIGH, fill("url(#plinth)")) +
  each(
    rings,
    ([half, y, high]) =>
      rect(x - half, y, half * 2, high, fill("url(#plinth)")) +
      path(`M${x - half} ${y}h${half * 2}`, line(p.gold[0], 1.8, 0.8)),
  ) +
  path(`M${x} 150l26 60l-26 60l-26 -60zM${x} 380l30 96l-30 96l-30 -96z`, line(p.gold[0], 1.8, 0.7)) +
  circle(x, 210, 9, fill(p.gold[0], 0.8)) +
  circle(x, 476, 9, fill(p.gold[0], 0.8));

/** Carved pillars at both sides and a lintel. */
export const pillars = (p: ScenePalette) =>
  rect(0, 0, WIDE, 60, fill(p.altar[1])) +
  path(`M0 60H${WIDE}`, line(p.gold[0], 2)) +
  pillar(p, 30) +
  pillar(p, WIDE - 30);
