import { ellipse, fill, line, n, path, times } from "../../../scenes/svg.ts";
import { blurred, radial, tint } from "../../paint.ts";
import { type Body, type Dome, shine } from "./dome.ts";

/** A clear body with a floating sheen in the colour of the report. */
export function moonstone({ gem, rx, ry, roll }: Dome): Body {
  const { hue, saturation, inclusions } = gem.optics;
  const shift = (roll() - 0.5) * 0.3 * rx;
  const ground = saturation > 0.4 && hue < 90 ? hue : 220;
  const base = (lightness: number) => tint(ground, ground === 220 ? 0.16 : 0.5, lightness);
  const needles = times(inclusions === "centipedes" ? 6 : 2, (i) =>
    path(
      `M${n(-rx * 0.6 + i * 42)} ${n(ry * (0.4 - i * 0.14))}l${n(40 + roll() * 30)} ${n(-8 - roll() * 10)}`,
      line("#fff", 1, 0.45),
    ),
  );
  return {
    rim: "#9aa3b0",
    cast: "#e8f0ff",
    defs:
      radial(
        "body",
        [
          [0, base(0.97)],
          [0.5, base(0.88)],
          [0.82, base(0.76)],
          [1, base(0.62)],
        ],
        [0.42, 0.36, 0.78],
      ) +
      radial("sheen", [
        [0, tint(hue, saturation + 0.3, 0.88), 0.95],
        [0.35, tint(hue, saturation + 0.25, 0.78), 0.85],
        [0.7, tint(hue + 6, saturation + 0.2, 0.7), 0.5],
        [1, tint(hue, saturation, 0.66), 0],
      ]),
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      ellipse(rx * 0.1, ry * 0.66, rx * 0.8, ry * 0.3, fill("#fff6e6", 0.75) + blurred("b18")) +
      `<g transform="translate(${n(shift)} ${n(-ry * 0.04)}) rotate(${n(-40 + roll() * 50)})"${blurred("b18")}>${ellipse(0, 0, rx * 0.8, ry * 0.46, fill("url(#sheen)"))}</g>` +
      needles +
      shine(rx, ry, 0.8),
  };
}
