import type { EmblemPart } from "../emblem.ts";
import { box, circle, ellipse, type PathData, point, polygon } from "../path.ts";

/** The position of a part: the centre of its base, half its width at the base, and its height. */
export interface Placed {
  readonly x: number;
  readonly foot: number;
  readonly half: number;
  readonly height: number;
}

type Kind = EmblemPart[0];
const part = (kind: Kind, d: PathData): EmblemPart => [kind, d];
const steps = (count: number) => Array.from({ length: count }, (_, i) => (i + 1) / (count + 1));

/** The finial: a pot with a spike. */
export const finial = (x: number, y: number, size = 1): EmblemPart[] => [
  part("mark", ellipse(2.6 * size, 2 * size, [x, y - 2 * size])),
  part(
    "mark",
    polygon([
      [x - 1.2 * size, y - 3 * size],
      [x + 1.2 * size, y - 3 * size],
      [x, y - 9 * size],
    ]),
  ),
];

/** A pennant on a pole, pointing right, or left if `size` is negative. */
export const pennant = (x: number, y: number, size = 1): EmblemPart[] => [
  part("fine", `M${point([x, y])}L${point([x, y - 13 * Math.abs(size)])}`),
  part(
    "mark",
    polygon([
      [x, y - 13 * Math.abs(size)],
      [x + 9 * size, y - 10.5 * Math.abs(size)],
      [x, y - 8 * Math.abs(size)],
    ]),
  ),
];

/** The distance of a tower's side from its centre at `t` of its height: vertical at first, then curved inwards. */
const girth = (t: number, upright: number) => 1 - 0.8 * t ** upright;

/**
 * A northern tower: a curved spire with ribs, a ribbed stone disc and a finial. `upright` is how long its sides stay
 * vertical: with 1.6 they curve from the base, with 4 only at the shoulder, as in Kalinga.
 */
export function spire(place: Placed, { ribs = 1, bands = 5, upright = 2.3 } = {}): EmblemPart[] {
  const { x, foot, half, height } = place;
  const levels = Array.from({ length: 11 }, (_, i) => i / 10);
  const side = (share: number) =>
    levels.map((t): [number, number] => [x + half * share * girth(t, upright), foot - height * t]);
  const ribbing = steps(ribs * 2 + 1).map(
    (t) =>
      `M${side(2 * t - 1)
        .map(point)
        .join("L")}`,
  );
  const banding = steps(bands).map((t) => {
    const reach = half * girth(t, upright);
    return `M${point([x - reach, foot - height * t])}L${point([x + reach, foot - height * t])}`;
  });
  const neck = foot - height;
  return [
    part("body", polygon([...side(-1), ...side(1).reverse()])),
    part("fine", [...ribbing, ...banding].join("")),
    part("body", ellipse(half * 0.34 + 0.8, Math.max(1.6, half * 0.12), [x, neck - half * 0.06])),
    ...finial(x, neck - half * 0.14, Math.max(0.6, half / 18)),
  ];
}

/** A roof of flat courses, each shorter than the one below. */
export function courses({ x, foot, half, height }: Placed, count: number, top = 0.3): EmblemPart[] {
  const rise = height / count;
  return Array.from({ length: count }, (_, i) => {
    const width = half * (1 - ((1 - top) * i) / Math.max(1, count - 1));
    const y = foot - rise * i;
    return part(
      "body",
      polygon([
        [x - width, y],
        [x + width, y],
        [x + width * 0.94, y - rise],
        [x - width * 0.94, y - rise],
      ]),
    );
  });
}

/** A ribbed dome; with `bulb` above 1 it is wider than its base. */
export function dome({ x, foot, half, height }: Placed, { bulb = 1, ribs = 3 } = {}): EmblemPart[] {
  const side = (share: number) =>
    `${point([x + half * share, foot])}C${point([x + half * share * 1.25 * bulb, foot - height * 0.5])} ${point([x + half * share * 0.62, foot - height * 0.86])} ${point([x, foot - height])}`;
  const back = `C${point([x - half * 0.62, foot - height * 0.86])} ${point([x - half * 1.25 * bulb, foot - height * 0.5])} ${point([x - half, foot])}`;
  return [
    part("body", `M${side(1)}${back}Z`),
    part(
      "fine",
      steps(ribs)
        .map((t) => `M${side(2 * t - 1)}`)
        .join(""),
    ),
  ];
}

export const archway = ({ x, foot, half, height }: Placed): PathData =>
  `M${point([x - half, foot])}L${point([x - half, foot - height * 0.55])}C${point([x - half, foot - height * 0.8])} ${point([x - half * 0.35, foot - height * 0.88])} ${point([x, foot - height])}C${point([x + half * 0.35, foot - height * 0.88])} ${point([x + half, foot - height * 0.8])} ${point([x + half, foot - height * 0.55])}L${point([x + half, foot])}Z`;

/** A row of pointed arches between `left` and `right`. */
export function arcade(left: number, right: number, foot: number, height: number, count: number): EmblemPart {
  const bay = (right - left) / count;
  return part(
    "fine",
    Array.from({ length: count }, (_, i) =>
      archway({ x: left + bay * (i + 0.5), foot, half: bay * 0.34, height }),
    ).join(""),
  );
}

export const wall = (left: number, top: number, right: number, bottom: number): EmblemPart =>
  part("body", box(left, top, right, bottom));

/** A dark doorway with a lamp. */
export const doorway = (place: Placed): EmblemPart[] => [
  part("body", archway(place)),
  part("mark", circle(Math.max(1.2, place.half * 0.24), [place.x, place.foot - place.height * 0.42])),
];

/** Broad steps that narrow upwards to `half`, ending on `foot`. */
export const stairs = (x: number, top: number, half: number, count: number, rise = 3): EmblemPart[] =>
  Array.from({ length: count }, (_, i) => {
    const wide = half + (i + 1) * 3.5;
    return part("body", box(x - wide, top + i * rise, x + wide, top + (i + 1) * rise));
  });

/** Ripples of a river or the sea. */
export const water = (y: number, half: number): EmblemPart =>
  part(
    "fine",
    [0, 1]
      .map((row) => {
        const reach = half - row * 10;
        const waves = Math.round(reach / 5);
        const step = (reach * 2) / waves;
        return `M${point([-reach, y + row * 4.5])}${Array.from({ length: waves }, (_, i) => `Q${point([-reach + step * (i + 0.5), y + row * 4.5 + (i % 2 ? 3 : -3)])} ${point([-reach + step * (i + 1), y + row * 4.5])}`).join("")}`;
      })
      .join(""),
  );
