import { clamp, mix } from "../paint.ts";
import { dot, unit, type Vec } from "./solid.ts";

export const KEY = unit([-0.5, 0.55, 0.72]);
const FILL = unit([0.75, -0.2, 0.5]);
const BACK = unit([0.1, 0.9, 0.25]);

/** The light in this direction: a window upper left, a weak one right, the dark of the viewer, the ivory table. */
export function lightFrom(way: Vec): number {
  if (way[2] < 0) return mix(0.34, 0.1, clamp(-way[2] * 1.6));
  const lobe = (axis: Vec, sharp: number) => clamp((dot(way, axis) - (1 - sharp)) / (sharp * 0.35));
  const open = 0.06 + 0.8 * way[2] ** 1.8;
  const viewer = way[2] > 0.955 ? 0.5 : 1;
  return (open + 2.8 * lobe(KEY, 0.2) + 1.1 * lobe(FILL, 0.14) + 0.9 * lobe(BACK, 0.14)) * viewer;
}

/** Exposes an amount of light as a camera does, without hard white. */
export function exposed(light: number): number {
  const curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return clamp(curve) ** (1 / 2.1);
}
