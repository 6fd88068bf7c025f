import { atan2, cos, normalize, sin } from "./angle.ts";
import { meanAyanamsa, trueAyanamsa } from "./ayanamsa.ts";
import type { Days } from "./days.ts";
import { centuriesOf, eclipticPosition } from "./engine.ts";

/** Rahu as the average of the Moon's ascending node, or as it is at the moment. They differ by up to 1.7°. */
export type Node = "mean" | "true";

const STEP = 0.005; // days

/** The sidereal longitude of Rahu; Ketu is opposite. */
export function rahuLongitude(days: Days, node: Node): number {
  return normalize(
    node === "mean" ? meanNode(days) - meanAyanamsa(days) : osculatingNode(days) - trueAyanamsa(days),
  );
}

/** Meeus, Astronomical Algorithms, chapter 47: mean equinox of date. */
function meanNode(days: Days): number {
  const t = centuriesOf(days);
  return 125.0445479 - t * (1934.1362891 - t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
}

/** Where the plane of the Moon's motion at this moment crosses the ecliptic, northward. */
function osculatingNode(days: Days): number {
  const [x1, y1, z1] = moonVector(days - STEP);
  const [x2, y2, z2] = moonVector(days + STEP);
  // The cross product of two near positions is the normal of the orbit.
  return atan2(y1 * z2 - z1 * y2, x1 * z2 - z1 * x2);
}

function moonVector(days: Days): [number, number, number] {
  const { lon, lat, distance } = eclipticPosition("moon", days);
  return [distance * cos(lat) * cos(lon), distance * cos(lat) * sin(lon), distance * sin(lat)];
}
