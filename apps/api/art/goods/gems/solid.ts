/** A stone as a convex solid seen from straight above: its planes, and the facets that the eye sees. */
export type Vec = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];
export type Part = "main" | "star" | "half" | "under" | "girdle" | "table";
/** Everything with `normal · p <= reach` is stone; z points up through the table. */
export interface Plane {
  readonly normal: Vec;
  readonly reach: number;
  readonly part: Part;
}
/** From a point of the picture to a point of the stone: constant part, share of x, share of y. */
export type PlaneMap = readonly [Vec, Vec, Vec];
export interface Facet {
  readonly plane: Plane;
  readonly shape: readonly Flat[];
  readonly map: PlaneMap;
}

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a: Vec, b: Vec, times: number): Vec => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const unit = (v: Vec): Vec => add([0, 0, 0], v, 1 / Math.hypot(...v));
export const reflect = (way: Vec, mirror: Vec) => add(way, mirror, -2 * dot(way, mirror));

/** Consecutive pairs of a closed shape. */
const sidesOf = (shape: readonly Flat[]) =>
  shape.map((from, i) => [from, shape[(i + 1) % shape.length] ?? from] as const);

/** The part of a convex polygon where `a x + b y <= c`. */
export function trim(shape: readonly Flat[], a: number, b: number, c: number): Flat[] {
  return sidesOf(shape).flatMap(([p, q]) => {
    const before = a * p[0] + b * p[1] - c;
    const after = a * q[0] + b * q[1] - c;
    const clipped: Flat[] = before <= 0 ? [p] : [];
    if (before * after < 0) {
      const share = before / (before - after);
      clipped.push([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]);
    }
    return clipped;
  });
}

export const areaOf = (shape: readonly Flat[]) =>
  Math.abs(sidesOf(shape).reduce((sum, [[x, y], [u, v]]) => sum + x * v - u * y, 0)) / 2;

export const centreOf = (shape: readonly Flat[]): Flat => [
  shape.reduce((sum, [x]) => sum + x, 0) / shape.length,
  shape.reduce((sum, [, y]) => sum + y, 0) / shape.length,
];

/** Turns the stone on its axis by `spin`, then tips it towards us. */
export function pose(planes: readonly Plane[], spin: number, tip: number): Plane[] {
  const [c, s, u, v] = [Math.cos(spin), Math.sin(spin), Math.cos(tip), Math.sin(tip)];
  return planes.map((plane) => {
    const [nx, ny, z] = plane.normal;
    const [x, y] = [nx * c - ny * s, nx * s + ny * c];
    return { ...plane, normal: [x, y * u - z * v, y * v + z * u] };
  });
}

const view: readonly Flat[] = [
  [-3, -3],
  [3, -3],
  [3, 3],
  [-3, 3],
];

/** The facets that face us, as flat polygons. */
export function visibleFacets(planes: readonly Plane[]): Facet[] {
  return planes
    .filter(({ normal }) => normal[2] > 0.02)
    .map((plane): Facet => {
      const [x, y, z] = plane.normal;
      const map: PlaneMap = [
        [0, 0, plane.reach / z],
        [1, 0, -x / z],
        [0, 1, -y / z],
      ];
      let shape = view;
      for (const other of planes) {
        if (other === plane || shape.length < 3) continue;
        const room = other.reach - dot(other.normal, map[0]) + 1e-9;
        shape = trim(shape, dot(other.normal, map[1]), dot(other.normal, map[2]), room);
      }
      return { plane, shape, map };
    })
    .filter(({ shape }) => shape.length > 2 && areaOf(shape) > 1e-5);
}
