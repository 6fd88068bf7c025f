import type { Seat } from "../acts/act.ts";
import type { ScenePalette } from "../palette.ts";
import { each, fill, flip, line, n, path, rect, times } from "../svg.ts";

const stone = fill("url(#plinth)");

const steps = [
  { out: 0, y: 0, high: 24 },
  { out: 26, y: 24, high: 20 },
  { out: 54, y: 44, high: 200 },
] as const;

/** Three steps with a row of lozenges. */
const plinth = (p: ScenePalette, half: number) =>
  each(
    steps,
    ({ out, y, high }) =>
      rect(-half - out, y, (half + out) * 2, high, stone) +
      path(`M${-half - out} ${y}H${half + out}`, line(p.gold[0], 2.4, 0.9)),
  ) +
  times(Math.floor(half / 22), (i) =>
    path(`M${-half + 15 + i * 44} 12l7 -6l7 6l-7 6z`, fill(p.gold[0], 0.7)),
  );

/** A pedestal with a row of lotus petals. */
const lotus = (p: ScenePalette, half: number) => {
  const wide = half + 4;
  const petal = times(11, (i) => {
    const x = -wide + (2 * wide * (i + 0.5)) / 11;
    const b = (wide / 11) * 1.15;
    return path(
      `M${n(x - b)} 16C${n(x - b)} 41 ${n(x - b * 0.4)} 50 ${n(x)} 58C${n(x + b * 0.4)} 50 ${n(x + b)} 41 ${n(x + b)} 16Z`,
      `${stone} stroke="${p.gold[0]}" stroke-width="2"`,
    );
  });
  return (
    rect(-half - 60, 60, half * 2 + 120, 200, stone) +
    path(`M${-half - 60} 60h${half * 2 + 120}M${-half - 60} 74h${half * 2 + 120}`, line(p.gold[0], 2, 0.8)) +
    petal +
    rect(-half - 10, 0, half * 2 + 20, 17, stone) +
    path(`M${-half - 10} 0h${half * 2 + 20}M${-half - 10} 17h${half * 2 + 20}`, line(p.gold[0], 2.4, 0.9))
  );
};

const banks = [
  { out: 0, y: 0, high: 26 },
  { out: 60, y: 26, high: 34 },
  { out: 120, y: 60, high: 200 },
] as const;

/** Steps of a river bank that extend beyond the right edge. */
const bank = (p: ScenePalette, half: number) =>
  each(
    banks,
    ({ out, y, high }, i) =>
      rect(-half - out, y, 900 + half, high, fill(i % 2 ? p.near : p.nearLit)) +
      path(`M${-half - out} ${y}H900`, line(p.gold[0], 2.2, 0.9)),
  );

/** What the altar stands on. `side` is -1 for left, 0 for the middle, 1 for right. */
export function seatUnder(p: ScenePalette, seat: Seat, half: number, side: -1 | 0 | 1): string {
  if (seat === "none" || seat === "water") return "";
  if (seat === "lotus") return lotus(p, half);
  if (seat === "plinth" || side === 0) return plinth(p, half);
  return side === 1 ? bank(p, half) : flip(bank(p, half));
}
