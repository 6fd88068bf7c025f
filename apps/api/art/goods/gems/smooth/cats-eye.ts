import { ellipse, fill, line, n, path, times } from "../../../scenes/svg.ts";
import { type Blur, blurred } from "../../paint.ts";
import { type Body, type Dome, shine, translucent } from "./dome.ts";

/** Silk in one direction, and the line of light across it. */
export function catsEye(dome: Dome): Body {
  const { rx, ry, roll, gem } = dome;
  const { shade, defs } = translucent(dome, gem.optics.tone > 0.55 ? 0.14 : 0.2, 0.66);
  const bow = (roll() - 0.5) * 0.3;
  const band = (half: number, paint: string, opacity: number, blur: Blur) =>
    path(
      `M${n(-rx * 1.02)} ${n(ry * bow)}Q0 ${n(ry * (bow - 0.14) - half)} ${n(rx * 1.02)} ${n(ry * bow)}Q0 ${n(ry * (bow - 0.14) + half)} ${n(-rx * 1.02)} ${n(ry * bow)}Z`,
      fill(paint, opacity) + blurred(blur),
    );
  const silk = times(46, (i) => {
    const paint = roll() > 0.5 ? shade(0.72) : shade(0.14);
    return path(
      `M${n(-rx + (i * rx) / 22.5 + roll() * 4)} ${n(-ry)}v${n(ry * 2)}`,
      line(paint, 1 + roll() * 1.4, 0.1),
    );
  });
  return {
    rim: shade(0.12),
    cast: shade(0.55),
    defs,
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      ellipse(0, ry * 0.5, rx * 0.92, ry * 0.5, fill(shade(0.64, 2), 0.62) + blurred("b18")) +
      silk +
      band(44, shade(0.76, 4), 0.6, "b18") +
      band(19, "#fdf6d4", 0.95, "b8") +
      band(8, "#fffdf2", 1, "b3") +
      shine(rx, ry * 0.98, 0.5),
  };
}
