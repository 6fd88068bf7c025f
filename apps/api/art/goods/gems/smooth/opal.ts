import { ellipse, fill, path, poly } from "../../../scenes/svg.ts";
import { blurred, group, radial, tint } from "../../paint.ts";
import { type Flat, trim } from "../solid.ts";
import { type Body, type Dome, shine } from "./dome.ts";

const PATCHES = 120;

/** The Voronoi cells of random points: the patches of one colour. */
function patches({ rx, ry, roll }: Dome): { readonly at: Flat; readonly shape: readonly Flat[] }[] {
  const points = Array.from({ length: PATCHES }, (): Flat => {
    const angle = roll() * 6.283;
    const far = Math.sqrt(roll()) * 1.02;
    return [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
  });
  return points.map((at) => {
    let shape: readonly Flat[] = [
      [-rx, -ry],
      [rx, -ry],
      [rx, ry],
      [-rx, ry],
    ];
    for (const other of points) {
      if (other === at || shape.length < 3) continue;
      const middle = (other[0] ** 2 + other[1] ** 2 - at[0] ** 2 - at[1] ** 2) / 2;
      shape = trim(shape, other[0] - at[0], other[1] - at[1], middle);
    }
    return { at, shape };
  });
}

/** Which hues play, by the colour of the report: around 200 all of them. */
const spread = (hue: number) => (hue === 200 ? 95 : 42);

export function opal(dome: Dome): Body {
  const { gem, rx, ry, roll } = dome;
  const { hue, saturation } = gem.optics;
  const cells = patches(dome)
    .map(({ at: [x, y], shape }) => {
      const drift = Math.sin(x / 60 + gem.seed) + Math.cos(y / 45 + gem.seed * 2);
      const strength = roll() ** 1.8 * 0.85;
      return path(
        poly(shape),
        fill(tint(hue + (drift * 0.6 + (roll() - 0.5)) * spread(hue), 0.9, 0.6), strength),
      );
    })
    .join("");
  const body = (lightness: number) => tint(hue, saturation * 0.6, lightness);
  return {
    rim: "#9fb0ae",
    cast: "#d8f2ec",
    defs: radial(
      "body",
      [
        [0, body(0.97)],
        [0.55, body(0.9)],
        [0.85, body(0.78)],
        [1, body(0.62)],
      ],
      [0.4, 0.34, 0.8],
    ),
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      group(cells, `opacity=".8"${blurred("b18")}`) +
      group(cells, `opacity=".7"${blurred("b3")}`) +
      ellipse(0, ry * 0.78, rx * 0.9, ry * 0.24, fill("#fff8ea", 0.55) + blurred("b18")) +
      shine(rx, ry, 0.75),
  };
}
