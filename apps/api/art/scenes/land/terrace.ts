import type { ScenePalette } from "../palette.ts";
import { fill, HIGH, line, n, path, times, WIDE } from "../svg.ts";

const MIDDLE = WIDE / 2;
const DIP = 14;

/** The terrace in the foreground: a dark plane with two gold lines. */
export const terrace = (p: ScenePalette, y: number) =>
  path(`M0 ${y}Q${MIDDLE} ${y - DIP} ${WIDE} ${y}V${HIGH}H0Z`, fill("url(#near)")) +
  path(`M0 ${y}Q${MIDDLE} ${y - DIP} ${WIDE} ${y}`, line(p.gold[0], 2, 0.85)) +
  path(`M0 ${y + 16}Q${MIDDLE} ${y + 16 - DIP} ${WIDE} ${y + 16}`, line(p.gold[0], 1, 0.4));

/** Joints of a paved court, drawn towards the point behind `x`. */
export const paving = (p: ScenePalette, y: number, x: number) =>
  times(25, (i) =>
    path(`M${n(x + (i - 12) * 46)} ${y}L${n(x + (i - 12) * 330)} ${HIGH}`, line(p.gold[0], 1, 0.2)),
  ) + times(3, (i) => path(`M0 ${n(y + (HIGH - y) * (0.12 + i * 0.24))}H${WIDE}`, line(p.gold[0], 1, 0.2)));
