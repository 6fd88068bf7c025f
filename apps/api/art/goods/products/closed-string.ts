import type { Reach } from "../table.ts";
/** Evenly spaced places along a closed curve. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The direction of the thread. */
  readonly degrees: number;
}

type Curve = (share: number) => readonly [x: number, y: number];

const FINE = 6000;

/** Places `count` beads on a curve; `pitch` is the length of thread for each. */
export function placesAlong(
  curve: Curve,
  count: number,
): { readonly pitch: number; readonly places: readonly Place[] } {
  const pieces = Array.from({ length: FINE }, (_, i) => {
    const [x, y] = curve(i / FINE);
    const [nextX, nextY] = curve((i + 1) / FINE);
    return {
      x,
      y,
      degrees: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI,
      length: Math.hypot(nextX - x, nextY - y),
    };
  });
  const pitch = pieces.reduce((sum, { length }) => sum + length, 0) / count;
  const places: Place[] = [];
  let far = 0;
  for (const { length, ...place } of pieces) {
    if (far >= places.length * pitch - 1e-6 && places.length < count) places.push(place);
    far += length;
  }
  return { pitch, places };
}

/** The ends of a string of beads of radius `r`. */
export function reachOf(places: readonly { x: number }[], r: number): Reach {
  const across = places.map(({ x }) => x);
  return [Math.min(...across) - r, Math.max(...across) + r];
}
