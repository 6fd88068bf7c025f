import { asin, atan2, cos, sin } from "./angle.ts";
import type { Days } from "./days.ts";
import { eclipticPosition, nutationAt, siderealAngle } from "./engine.ts";
import type { Place } from "./place.ts";

const EARTH = 6378.137; // km, the equatorial radius of WGS 84
const FLATTENING = 1 / 298.257223563;
const KM_PER_AU = 149_597_870.7;
const RADIUS = { sun: 695_700, moon: 1737.4 } as const; // km
const REFRACTION = 34 / 60; // degrees at the horizon, as almanacs take it

/** What counts as rising: the upper edge with refraction, as in almanacs, or the centre without, as in older texts. */
export type Horizon = "edge" | "centre";

/** Sun or Moon: what rises and sets for a panchang. */
export type Luminary = "sun" | "moon";

/** The angle past the meridian in degrees, and the altitude above the chosen horizon at sea level. */
export function horizontalPosition(luminary: Luminary, days: Days, place: Place, horizon: Horizon) {
  const { lon, lat, distance } = eclipticPosition(luminary, days);
  const { obliquity } = nutationAt(days);
  // From the ecliptic to the equator, in kilometres.
  const ecliptic = [cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat)] as const;
  const x = ecliptic[0];
  const y = ecliptic[1] * cos(obliquity) - ecliptic[2] * sin(obliquity);
  const z = ecliptic[1] * sin(obliquity) + ecliptic[2] * cos(obliquity);
  const hourAngle = siderealAngle(days, place.lon) - atan2(y, x);
  const km = distance * KM_PER_AU;

  // As seen from the place: x towards its meridian, z along the axis.
  const south = Math.hypot(x, y) * cos(hourAngle) * km - observer(place.lat).x;
  const west = Math.hypot(x, y) * sin(hourAngle) * km;
  const north = z * km - observer(place.lat).z;
  const range = Math.hypot(south, west, north);
  const centre = asin((south * cos(place.lat) + north * sin(place.lat)) / range);
  const altitude = horizon === "centre" ? centre : centre + REFRACTION + asin(RADIUS[luminary] / range);
  return { hourAngle, altitude };
}

/** The place on the ellipsoid, in kilometres from the centre of the Earth. */
function observer(lat: number) {
  const squash = (1 - FLATTENING) ** 2;
  const radius = EARTH / Math.sqrt(cos(lat) ** 2 + squash * sin(lat) ** 2);
  return { x: radius * cos(lat), z: radius * squash * sin(lat) };
}
