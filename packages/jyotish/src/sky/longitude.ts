import { normalize, signed } from "./angle.ts";
import { trueAyanamsa } from "./ayanamsa.ts";
import { type Days, daysOf } from "./days.ts";
import { eclipticPosition } from "./engine.ts";
import { type Graha, grahas } from "./graha.ts";
import { type Node, rahuLongitude } from "./node.ts";

const STEP = 0.02; // days to each side, for the direction of motion

export type GrahaPosition = {
  readonly graha: Graha;
  /** Sidereal (Lahiri), in degrees from 0° Mesha. */
  readonly longitude: number;
  readonly retrograde: boolean;
};

/** The sidereal longitude of a graha, in degrees. */
export function siderealLongitude(graha: Graha, days: Days, node: Node = "mean"): number {
  if (graha === "rahu") return rahuLongitude(days, node);
  if (graha === "ketu") return normalize(rahuLongitude(days, node) + 180);
  // True longitude and true ayanamsa: both include nutation, so it cancels out.
  return normalize(eclipticPosition(graha, days).lon - trueAyanamsa(days));
}

/** The nine grahas at an instant. */
export function grahaPositions(instant: Date, node: Node = "mean"): GrahaPosition[] {
  const days = daysOf(instant);
  return grahas.map((graha) => ({
    graha,
    longitude: siderealLongitude(graha, days, node),
    retrograde: isRetrograde(graha, days, node),
  }));
}

/** Sun and Moon never turn back, the mean nodes always move backward. */
function isRetrograde(graha: Graha, days: Days, node: Node): boolean {
  if (graha === "sun" || graha === "moon") return false;
  const isNode = graha === "rahu" || graha === "ketu";
  if (isNode && node === "mean") return true;
  const at = (time: Days) => siderealLongitude(graha, time, node);
  return signed(at(days + STEP) - at(days - STEP)) < 0;
}
