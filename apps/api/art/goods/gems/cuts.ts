import { mix } from "../paint.ts";
import type { Flat, Part, Plane } from "./solid.ts";

const TURN = Math.PI * 2;
const GIRDLE = 0.03;

export type FacetedCut = "brilliant" | "round" | "oval" | "cushion" | "pear" | "emerald";

/** The proportions of one stone, in half lengths. */
export interface Proportions {
  /** Width divided by length. */
  readonly width: number;
  readonly table: number;
  readonly crown: number;
  readonly depth: number;
  /** A factor near 1 for each facet: no cutter is exact. */
  readonly jitter: () => number;
}

/** The tangent of the girdle's outline at an angle, such that `tangent · (x, y) = 1` on it. */
type Outline = (angle: number) => Flat;

const ellipseOutline =
  (width: number): Outline =>
  (angle) => [Math.cos(angle) / width, Math.sin(angle)];

function cushionOutline(width: number): Outline {
  const bulge = 2.9;
  const power = (2 * (bulge - 1)) / bulge;
  const swell = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  return (angle) => [swell(Math.cos(angle)) / width, swell(Math.sin(angle))];
}

function pearOutline(width: number): Outline {
  const radius = 1.72;
  const points = Array.from({ length: 61 }, (_, i): Flat[] => {
    const a = Math.PI + (Math.PI * i) / 60;
    const t = (Math.acos((radius - 1) / radius) * i) / 60;
    const x = radius * Math.cos(t) - (radius - 1);
    const y = radius * Math.sin(t) * 0.78 - 0.22;
    return [
      [Math.cos(a) * 0.78, Math.sin(a) * 0.78 - 0.22],
      [x * 0.78, y],
      [-x * 0.78, y],
    ];
  }).flat();
  return (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.max(...points.map(([x, y]) => c * x * (width / 0.78) + s * y));
    return [c / far, s / far];
  };
}

const outlines: Record<Exclude<FacetedCut, "emerald">, (width: number) => Outline> = {
  brilliant: ellipseOutline,
  round: ellipseOutline,
  oval: ellipseOutline,
  cushion: cushionOutline,
  pear: pearOutline,
};

function plane(x: number, y: number, z: number, reach: number, part: Part): Plane {
  const length = Math.hypot(x, y, z);
  return { normal: [x / length, y / length, z / length], reach: reach / length, part };
}

/** A plane through the girdle's tangent and a point on the axis. */
const cone = ([x, y]: Flat, apex: number, girdle: number, part: Part) =>
  plane(x, y, 1 / (apex - girdle), 1 + girdle / (apex - girdle), part);

function brilliantPlanes(outline: Outline, { table, crown, depth, jitter }: Proportions): Plane[] {
  const high = crown * (1 - table);
  const rise = 0.62 * crown;
  const reach = table * Math.cos(TURN / 16) + high / rise;
  const eights = Array.from({ length: 8 }, (_, i) => {
    const angle = (TURN * i) / 8;
    const [sx, sy] = outline(angle + TURN / 16);
    return [
      cone(outline(angle), GIRDLE + crown * jitter(), GIRDLE, "main"),
      cone(outline(angle), -GIRDLE - depth * jitter(), -GIRDLE, "under"),
      cone([sx / reach, sy / reach], GIRDLE + rise * reach * (1 + (jitter() - 1) * 0.4), GIRDLE, "star"),
    ];
  });
  const halves = Array.from({ length: 16 }, (_, i) => {
    const tangent = outline((TURN * (i + 0.5)) / 16);
    return [
      cone(tangent, GIRDLE + crown * 1.26 * jitter(), GIRDLE, "half"),
      cone(tangent, -GIRDLE - depth * 1.075 * jitter(), -GIRDLE, "under"),
    ];
  });
  const girdle = Array.from({ length: 48 }, (_, i) => {
    const [x, y] = outline((TURN * (i + 0.5)) / 48);
    return plane(x, y, 0, 1, "girdle");
  });
  return [...eights.flat(), ...halves.flat(), ...girdle, plane(0, 0, 1, GIRDLE + high, "table")];
}

type Steps = readonly (readonly [slope: number, rise: number])[];

function stepPlanes({ width, table, depth, jitter }: Proportions): Plane[] {
  const corner = (width + 1) * Math.SQRT1_2 * 0.84;
  const tall = mix(0.34, 0.2, table);
  const crown: Steps = [
    [0.92, tall * 0.42],
    [0.72, tall * 0.34],
    [0.52, tall],
  ];
  const pavilion: Steps = [
    [1.08, depth * 0.3],
    [0.86, depth * 0.3],
    [0.66, depth],
  ];
  const sides = Array.from({ length: 8 }, (_, i) => {
    const angle = (TURN * i) / 8;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const straight = i % 4 === 0 ? width : 1;
    const far = i % 2 === 1 ? corner : straight;
    const walk = (steps: Steps, up: 1 | -1, part: Part) => {
      let radius = far;
      let height = GIRDLE;
      return steps.map(([slope, rise]) => {
        const a = slope * jitter();
        const step = plane(
          c * Math.sin(a),
          s * Math.sin(a),
          up * Math.cos(a),
          radius * Math.sin(a) + height * Math.cos(a),
          part,
        );
        radius -= rise / Math.tan(a);
        height += rise;
        return step;
      });
    };
    return [plane(c, s, 0, far, "girdle"), ...walk(crown, 1, "main"), ...walk(pavilion, -1, "under")];
  });
  return [...sides.flat(), plane(0, 0, 1, GIRDLE + tall, "table")];
}

/** The planes of a stone of this cut. */
export const planesOf = (cut: FacetedCut, proportions: Proportions): Plane[] =>
  cut === "emerald"
    ? stepPlanes(proportions)
    : brilliantPlanes(outlines[cut](proportions.width), proportions);
