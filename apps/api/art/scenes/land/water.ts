import type { ScenePalette } from "../palette.ts";
import { repeatableChance } from "../repeatable-chance.ts";
import { fill, HIGH, line, n, path, rect, times, WIDE } from "../svg.ts";

const ripples = (p: ScenePalette, y: number, seed: number, x: number) => {
  const next = repeatableChance(seed);
  return times(26, (i) => {
    const t = i / 26;
    const at = x + (next() - 0.5) * (420 + 900 * t);
    const half = (14 + 70 * t) * (0.5 + next());
    return path(
      `M${n(at - half)} ${n(y + 12 + (HIGH - y) * t)}h${n(half * 2)}`,
      line(p.light, 1.2 + t, 0.5 - t * 0.3),
    );
  });
};

/** Still water from `y` downwards, with the light of the sky on it around `x`. */
export const water = (p: ScenePalette, y: number, x: number, seed = 3) =>
  rect(0, y, WIDE, HIGH - y, fill("url(#water)")) +
  path(`M0 ${y}H${WIDE}`, line(p.light, 1.4, 0.5)) +
  ripples(p, y, seed, x);

/** The lines of waves that come in. */
export const waves = (p: ScenePalette, y: number) =>
  times(4, (i) => {
    const top = y + 24 + i * 42 + i * i * 6;
    const long = 90 + i * 46;
    const crests = Math.ceil((WIDE + long * 4) / long);
    return path(
      `M${-long * (1 + (i % 2) * 0.5)} ${top}${`q${long / 2} ${-12 - i * 5} ${long} 0`.repeat(crests)}`,
      line(p.light, 1.3 + i * 0.3, 0.5 - i * 0.07),
    );
  });
