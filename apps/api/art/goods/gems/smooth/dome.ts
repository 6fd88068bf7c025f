import { fill, n, path } from "../../../scenes/svg.ts";
import { blurred, mix, radial, tint } from "../../paint.ts";
import type { GemLook } from "../gem-look.ts";

/** A stone without facets, its half axes on the picture, and chance for what no report lists. */
export interface Dome {
  readonly gem: GemLook;
  readonly rx: number;
  readonly ry: number;
  readonly roll: () => number;
}

/** What a species draws inside its outline. */
export interface Body {
  readonly inner: string;
  readonly defs: string;
  readonly rim: string;
  /** The light that passes through onto the table. */
  readonly cast: string;
}

/** The window, bent by the dome, and a thin reflection of the table below. */
export const shine = (rx: number, ry: number, strength = 0.85) =>
  path(
    `M${n(-rx * 0.66)} ${n(-ry * 0.3)}Q${n(-rx * 0.52)} ${n(-ry * 0.74)} ${n(-rx * 0.06)} ${n(-ry * 0.78)}Q${n(-rx * 0.12)} ${n(-ry * 0.52)} ${n(-rx * 0.2)} ${n(-ry * 0.46)}Q${n(-rx * 0.44)} ${n(-ry * 0.42)} ${n(-rx * 0.66)} ${n(-ry * 0.3)}Z`,
    fill("url(#pane)", strength) + blurred("b3"),
  ) +
  path(
    `M${n(-rx * 0.5)} ${n(ry * 0.76)}Q${n(rx * 0.2)} ${n(ry * 1.02)} ${n(rx * 0.72)} ${n(ry * 0.56)}Q${n(rx * 0.2)} ${n(ry * 0.9)} ${n(-rx * 0.5)} ${n(ry * 0.76)}Z`,
    fill("#fff8e8", strength * 0.45) + blurred("b3"),
  );

/** A translucent body in the colour of the stone, and its tints by lightness. */
export function translucent({ gem }: Dome, dark: number, lit: number) {
  const { hue, saturation } = gem.optics;
  const shade = (lightness: number, turn = 0) => tint(hue + turn, saturation, lightness);
  const defs = radial(
    "body",
    [
      [0, shade(mix(lit, dark, 0.35))],
      [0.5, shade(mix(lit, dark, 0.6))],
      [1, shade(dark, -6)],
    ],
    [0.4, 0.34, 0.8],
  );
  return { shade, defs };
}
