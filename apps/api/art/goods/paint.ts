import { ellipse, fill, n } from "../scenes/svg.ts";

export const GOLD = "#c29b4a";
export const MAROON = "#800000";
export const OLIVE = "#556b2f";

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (k: number) => {
    const m = (k + hue / 30) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(m - 3, 9 - m, 1))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

export const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.round(clamp(value) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export const tint = (hue: number, saturation: number, lightness: number) =>
  hexOf(rgbOf(((hue % 360) + 360) % 360, clamp(saturation), clamp(lightness)));

type Stop = readonly [at: number, paint: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, paint, opacity = 1]) => `<stop offset="${at}" stop-color="${paint}" stop-opacity="${opacity}"/>`,
    )
    .join("");

export const radial = (id: string, stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

export const linear = (id: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

export const group = (inner: string, look = "") => `<g ${look}>${inner}</g>`;

/** The strengths of blur that a drawing may name: `url(#b8)`. */
const blurs = { b1: 1.2, b3: 3, b8: 8, b12: 13, b18: 18, b30: 30 } as const;
export type Blur = keyof typeof blurs;
export const blurred = (blur: Blur) => ` filter="url(#${blur})"`;

export const blurDefs = Object.entries(blurs)
  .map(
    ([id, by]) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
  )
  .join("");

/** A soft shadow: a wide faint one and a tight one where the good touches the ground. */
export const shadow = (x: number, y: number, rx: number, ry: number, paint = "#5b4630") =>
  ellipse(x + rx * 0.16, y + ry * 0.3, rx * 1.02, ry, fill(paint, 0.2) + blurred("b30")) +
  ellipse(x + rx * 0.06, y + ry * 0.1, rx * 0.8, ry * 0.72, fill(paint, 0.4) + blurred("b12"));

export const turned = (inner: string, x: number, y: number, degrees: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${inner}</g>`;
