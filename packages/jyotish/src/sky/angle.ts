const DEGREE = Math.PI / 180;

export const sin = (degrees: number) => Math.sin(degrees * DEGREE);
export const cos = (degrees: number) => Math.cos(degrees * DEGREE);
export const tan = (degrees: number) => Math.tan(degrees * DEGREE);
export const asin = (ratio: number) => Math.asin(ratio) / DEGREE;
export const atan2 = (y: number, x: number) => Math.atan2(y, x) / DEGREE;

/** The angle between 0 and 360. */
export function normalize(degrees: number): number {
  const rest = degrees % 360;
  // A tiny negative rest plus 360 rounds to 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}

/** The angle between -180 and 180, for differences of two longitudes. */
export const signed = (degrees: number) => normalize(degrees + 180) - 180;
