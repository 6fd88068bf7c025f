/** A point on earth, in degrees: north and east are positive. */
export type Place = { readonly lat: number; readonly lon: number };
