import {
  AstroTime,
  Body,
  C_AUDAY,
  Ecliptic,
  e_tilt,
  GeoMoon,
  HelioVector,
  SetDeltaTFunction,
  SiderealTime,
  Vector,
} from "astronomy-engine";
import type { Days } from "./days.ts";
import { deltaT } from "./delta-t.ts";
import type { Planet } from "./graha.ts";

// The engine has one setting for all of its users, and its own table of TT - UT is a prediction made in 2005.
SetDeltaTFunction(deltaT);

const LIGHT_TIME_OF_MOON = 1.28 / 86_400; // days; the engine gives the Moon where it is, not where it is seen

/** Days of light time that are too little to matter: Mercury moves 0.03″ in them. */
const LIGHT_TOLERANCE = 2e-6;

const bodies = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

/** An apparent geocentric position in the true ecliptic of date: degrees, and astronomical units. */
export type EclipticPosition = { readonly lon: number; readonly lat: number; readonly distance: number };

export function eclipticPosition(planet: Planet, days: Days): EclipticPosition {
  const vector =
    planet === "moon"
      ? GeoMoon(new AstroTime(days - LIGHT_TIME_OF_MOON))
      : apparentVector(bodies[planet], days);
  // The ecliptic is that of the observer's time, whose nutation the engine has in its cache.
  vector.t = new AstroTime(days);
  const { elon, elat, vec } = Ecliptic(vector);
  return { lon: elon, lat: elat, distance: vec.Length() };
}

/**
 * From where the Earth was to where the body was when the light that now arrives left it: light time and aberration at
 * once. The engine's own GeoVector does the same, and brings in code for stars and moons.
 */
function apparentVector(body: Body, days: Days, lightTime = 0): Vector {
  const then = new AstroTime(days - lightTime);
  const [to, from] = [HelioVector(body, then), HelioVector(Body.Earth, then)];
  const vector = new Vector(to.x - from.x, to.y - from.y, to.z - from.z, then);
  const actual = vector.Length() / C_AUDAY;
  return Math.abs(actual - lightTime) < LIGHT_TOLERANCE ? vector : apparentVector(body, days, actual);
}

/** Julian centuries of terrestrial time since J2000. */
export const centuriesOf = (days: Days) => (days + deltaT(days) / 86_400) / 36_525;

/** Nutation in longitude, and the true obliquity of the ecliptic, in degrees. */
export function nutationAt(days: Days): { longitude: number; obliquity: number } {
  const { dpsi, tobl } = e_tilt(new AstroTime(days));
  return { longitude: dpsi / 3600, obliquity: tobl };
}

/** Apparent sidereal time at a longitude, in degrees. */
export const siderealAngle = (days: Days, lon: number) => SiderealTime(new AstroTime(days)) * 15 + lon;
