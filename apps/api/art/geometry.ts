import { circle, moved, point, polygon, turned } from "./path.ts";

const TAU = Math.PI * 2;

/** The point at `turn` (0 to 1, clockwise from the top) on a circle around the centre. */
const at = (radius: number, turn: number): [number, number] => [
  radius * Math.cos(turn * TAU - TAU / 4),
  radius * Math.sin(turn * TAU - TAU / 4),
];

const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Beads on a circle, rotated by `shift` beads. */
export const beads = (count: number, radius: number, size: number, shift = 0) =>
  times(count, (i) => circle(size, at(radius, (i + shift) / count)));

export interface Petals {
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  /** The width of a petal as a share of its segment; at 1, neighbours touch at the base. */
  readonly width?: number;
  /** Rotation of the ring, in petals. */
  readonly shift?: number;
}

/** A ring of pointed lotus petals. */
export function petals({ count, inner, outer, width = 1, shift = 0 }: Petals) {
  const half = (TAU / count / 2) * width;
  const foot = [inner * Math.sin(half), -inner * Math.cos(half)] as const;
  const rise = outer - inner;
  // A petal is at most as wide as it is tall, so that rings of few petals look right too.
  const swell = Math.min(foot[0] * 1.16, foot[0] + rise * 0.12);
  const side = [
    [swell, foot[1] - rise * 0.42],
    [foot[0] * 0.2, -inner - rise * 0.76],
  ] as const;
  const left = side.map(([x, y]) => point([-x, y])).join(" ");
  const right = [...side].reverse().map(point).join(" ");
  const petal = `M${point([-foot[0], foot[1]])}C${left} ${point([0, -outer])}C${right} ${point(foot)}`;
  return times(count, (i) => turned(petal, ((i + shift) * 360) / count));
}

/** A vein in the middle of each petal, with `share` of the petal's length. */
export const veins = ({ count, inner, outer, shift = 0 }: Petals, share: number) =>
  times(count, (i) => {
    const turn = (i + shift) / count;
    return `M${point(at(inner, turn))}L${point(at(inner + (outer - inner) * share, turn))}`;
  });

/** A ring of round-headed lobes, as on a scalloped arch. */
export const scallops = (count: number, inner: number, outer: number, shift = 0) =>
  times(count, (i) => {
    const [from, to] = [(i + shift) / count, (i + 1 + shift) / count];
    const lift = inner + (outer - inner) * 1.3;
    return `M${point(at(inner, from))}C${point(at(lift, from + 0.06 / count))} ${point(at(lift, to - 0.06 / count))} ${point(at(inner, to))}`;
  });

/** A ring of leaning flames. */
export const flames = (count: number, inner: number, outer: number) =>
  times(count, (i) => {
    const rise = outer - inner;
    const tongue = (share: number, lean: number) => point(at(inner + rise * share, (i + lean) / count));
    return (
      `M${tongue(0, 0)}C${tongue(0.5, -0.3)} ${tongue(0.7, 0.5)} ${tongue(1, 0.32)}` +
      `C${tongue(0.8, 0.9)} ${tongue(0.35, 0.7)} ${tongue(0, 1)}`
    );
  });

/** A ring of alternating long and short rays. */
export const rays = (count: number, inner: number, long: number, brief: number) =>
  times(count, (i) => `M${point(at(inner, i / count))}L${point(at(i % 2 ? brief : long, i / count))}`);

/** The star polygon {points/step}; {6/2} is the hexagram of most yantras. */
export function star(points: number, step: number, radius: number, shift = 0) {
  let rings = points;
  for (let rest = step; rest > 0; ) [rings, rest] = [rest, rings % rest];
  return times(rings, (first) =>
    polygon(
      Array.from({ length: points / rings }, (_, i) => at(radius, (first + i * step) / points + shift)),
    ),
  );
}

/** `count` copies of `d` on a circle, with their origins on the circle and their tops pointing outwards. */
export const ringOf = (count: number, radius: number, d: string, shift = 0) =>
  times(count, (i) => turned(moved(d, 0, -radius), ((i + shift) * 360) / count));
