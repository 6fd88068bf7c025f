import { atan2, cos, normalize, sin, tan } from "./angle.ts";
import { trueAyanamsa } from "./ayanamsa.ts";
import { daysOf } from "./days.ts";
import { nutationAt, siderealAngle } from "./engine.ts";
import type { Place } from "./place.ts";

/** The lagna (ascendant): the sidereal longitude that rises in the east at an instant, in degrees. */
export function lagnaLongitude(instant: Date, { lat, lon }: Place): number {
  const days = daysOf(instant);
  const angle = siderealAngle(days, lon);
  const { obliquity } = nutationAt(days);
  const ascendant = atan2(cos(angle), -(sin(angle) * cos(obliquity) + tan(lat) * sin(obliquity)));
  const midheaven = atan2(sin(angle), cos(angle) * cos(obliquity));
  // Inside the polar circles the formula may give the point that sets.
  const rising = normalize(ascendant - midheaven) >= 180 ? ascendant + 180 : ascendant;
  return normalize(rising - trueAyanamsa(days));
}
