import { isMoonless, litMoon } from "./moon.ts";
import type { ScenePalette } from "./palette.ts";
import { repeatableChance } from "./repeatable-chance.ts";
import { around, circle, fill, HIGH, line, path, put, rect, times, WIDE } from "./svg.ts";

/** Where the sun or the moon stands, and its radius. */
export type Disc = readonly [x: number, y: number, r: number];

const stars = (p: ScenePalette, count: number) => {
  const next = repeatableChance(count);
  return times(count, () => {
    const [x, y, size] = [next() * WIDE, next() ** 1.5 * 520, next()];
    return circle(x, y, size > 0.93 ? 2.8 : 0.8 + size, fill(p.light, 0.35 + size * 0.55));
  });
};

/** A ring of petals, as in the mandalas. */
const halo = (p: ScenePalette, r: number, petals: number) => {
  const petal = `M0 ${-r * 1.22}C${-r * 0.2} ${-r * 1.42} ${-r * 0.1} ${-r * 1.62} 0 ${-r * 1.78}C${r * 0.1} ${-r * 1.62} ${r * 0.2} ${-r * 1.42} 0 ${-r * 1.22}Z`;
  return (
    around(petals, path(petal, line(p.light, 1.4, 0.5))) +
    circle(0, 0, r * 1.14, line(p.light, 1.6, 0.7)) +
    around(petals * 2, circle(0, -r * 1.95, 1.7, fill(p.light, 0.7))) +
    circle(0, 0, r * 2.12, line(p.light, 1.1, 0.4))
  );
};

interface SkyFacts {
  /** The tithi of the visible moon; without it the sun is drawn. */
  readonly moon: number | undefined;
  readonly disc: Disc;
  readonly petals: number;
}

/** The lit side points down to the sun: to the west while the moon waxes, to the east while it wanes. */
const tiltOf = (tithi: number) => (tithi <= 15 ? 30 : -30);

/** The sky with the sun, or with the moon of the tithi. A moonless night has more stars and an empty ring. */
export function sky(p: ScenePalette, { moon, disc: [x, y, r], petals }: SkyFacts): string {
  const isEmpty = moon !== undefined && isMoonless(moon);
  const aura = isEmpty ? "" : circle(0, 0, r * 3.6, fill("url(#aura)"));
  const ring = halo(p, r, petals);
  const body =
    moon === undefined
      ? circle(0, 0, r, fill(p.disc))
      : isEmpty
        ? circle(0, 0, r, line(p.light, 1.4, 0.55))
        : circle(0, 0, r, fill(p.disc, 0.14)) +
          put(path(litMoon(moon, r), fill(p.disc)), 0, 0, 1, tiltOf(moon));
  return (
    rect(0, 0, WIDE, HIGH, fill("url(#sky)")) +
    (p.isDark ? stars(p, isEmpty ? 190 : moon ? 70 : 26) : "") +
    `<g transform="translate(${x} ${y})">${aura}${ring}${body}</g>`
  );
}
