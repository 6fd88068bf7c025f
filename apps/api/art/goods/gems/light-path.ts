/** The path of light inside a stone. */
import {
  add,
  areaOf,
  dot,
  type Facet,
  type Flat,
  type Plane,
  type PlaneMap,
  reflect,
  trim,
  type Vec,
} from "./solid.ts";

const DOWN: Vec = [0, 0, -1];

/** The direction of refracted light, or nothing if all of it is reflected. */
function bend(way: Vec, mirror: Vec, ratio: number): Vec | undefined {
  const cos = -dot(way, mirror);
  const rest = 1 - ratio * ratio * (1 - cos * cos);
  return rest < 0 ? undefined : add(add([0, 0, 0], way, ratio), mirror, ratio * cos - Math.sqrt(rest));
}

/** The share of light that a surface reflects. */
function fresnel(cosIn: number, ratio: number): number {
  const sin2 = ratio * ratio * (1 - cosIn * cosIn);
  if (sin2 >= 1) return 1;
  const cosOut = Math.sqrt(1 - sin2);
  const a = (ratio * cosIn - cosOut) / (ratio * cosIn + cosOut);
  const b = (cosIn - ratio * cosOut) / (cosIn + ratio * cosOut);
  return (a * a + b * b) / 2;
}

interface Beam {
  readonly shape: readonly Flat[];
  readonly map: PlaneMap;
  readonly way: Vec;
  readonly from: Plane;
}

/** Splits a beam by the facets it meets inside: these are the mirrored facets that the eye sees. */
function split(
  planes: readonly Plane[],
  { shape, map, way, from }: Beam,
  bounces: number,
): (readonly Flat[])[] {
  if (bounces === 0) return [shape];
  const ahead = planes
    .filter((plane) => plane !== from && dot(plane.normal, way) > 1e-6)
    .map((plane) => {
      const speed = dot(plane.normal, way);
      const [base, alongX, alongY] = map;
      return {
        plane,
        far: [
          (plane.reach - dot(plane.normal, base)) / speed,
          -dot(plane.normal, alongX) / speed,
          -dot(plane.normal, alongY) / speed,
        ] as const,
      };
    });
  return ahead.flatMap(({ plane, far }) => {
    let part = shape;
    for (const other of ahead) {
      if (other.plane === plane) continue;
      part = trim(part, far[1] - other.far[1], far[2] - other.far[2], other.far[0] - far[0]);
      if (part.length < 3) return [];
    }
    const size = areaOf(part);
    if (size < 2e-5) return [];
    const next: PlaneMap = [add(map[0], way, far[0]), add(map[1], way, far[1]), add(map[2], way, far[2])];
    const beam = { shape: part, map: next, way: reflect(way, plane.normal), from: plane };
    return split(planes, beam, size < 8e-4 ? 0 : bounces - 1);
  });
}

const BOUNCES = 3;

/** The parts of a facet through which we see different mirrored facets. */
export function shardsOf(planes: readonly Plane[], { plane, shape, map }: Facet, refraction: number) {
  const way = bend(DOWN, plane.normal, 1 / refraction);
  return way ? split(planes, { shape, map, way, from: plane }, BOUNCES) : [];
}

/** Light from outside that reaches the eye: its share, its way inside the stone and where it came from. */
interface Ray {
  readonly share: number;
  readonly length: number;
  readonly to: Vec;
}

/** The plane that a ray from `point` meets next. */
function nextPlane(planes: readonly Plane[], from: Plane, point: Vec, way: Vec) {
  let next: { readonly plane: Plane; readonly far: number } | undefined;
  for (const plane of planes) {
    const speed = dot(plane.normal, way);
    if (plane === from || speed < 1e-6) continue;
    const far = (plane.reach - dot(plane.normal, point)) / speed;
    if (!next || far < next.far) next = { plane, far };
  }
  return next;
}

/** Follows the eye's ray through a facet at one point: what the surface mirrors, and what comes from inside. */
export function lookInto(planes: readonly Plane[], { plane, map }: Facet, [x, y]: Flat, refraction: number) {
  const gloss = fresnel(plane.normal[2], 1 / refraction);
  const rays: Ray[] = [];
  let point = add(add(map[0], map[1], x), map[2], y);
  let way = bend(DOWN, plane.normal, 1 / refraction) ?? DOWN;
  let from = plane;
  let share = 1 - gloss;
  let length = 0;
  for (let i = 0; i < 9 && share > 0.02; i++) {
    const next = nextPlane(planes, from, point, way);
    if (!next) break;
    const { normal } = next.plane;
    point = add(point, way, next.far);
    length += Math.max(0, next.far);
    const back = fresnel(dot(normal, way), refraction);
    const out = back < 1 ? bend(way, add([0, 0, 0], normal, -1), refraction) : undefined;
    if (out) rays.push({ share: share * (1 - back), length, to: out });
    share *= back;
    way = reflect(way, normal);
    from = next.plane;
  }
  if (share > 0.02) rays.push({ share: share * 0.6, length, to: [0.2, 0.2, 0.9] });
  return { gloss, mirrored: reflect(DOWN, plane.normal), rays };
}
