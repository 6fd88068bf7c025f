import { ellipse, fill, line, n, path, times } from "../../../scenes/svg.ts";
import { blurred, mix, radial, tint } from "../../paint.ts";
import { type Body, type Dome, shine } from "./dome.ts";

/** An opaque body with the faint stripes and pits of growth. */
export function coral({ gem, rx, ry, roll }: Dome): Body {
  const { hue, saturation, tone, inclusions } = gem.optics;
  const light = mix(0.66, 0.46, tone);
  const shade = (lightness: number, turn = 0) => tint(hue + turn, saturation, lightness);
  const grain = times(9, (i) =>
    path(
      `M${n(-rx)} ${n(ry * (i / 4 - 1))}q${n(rx)} ${n(-ry * 0.16 + roll() * 14)} ${n(rx * 2)} ${n(roll() * 16)}`,
      line(shade(i % 2 ? light + 0.12 : light - 0.12), 5, 0.1),
    ),
  );
  const pits = times(inclusions === "pits" ? 12 : 2, () => {
    const angle = roll() * 6.28;
    const far = Math.sqrt(roll()) * 0.8;
    return ellipse(
      Math.cos(angle) * far * rx,
      Math.sin(angle) * far * ry,
      1.4 + roll() * 1.8,
      1.2 + roll(),
      fill(shade(0.3), 0.5),
    );
  });
  return {
    rim: shade(0.3),
    cast: shade(0.6),
    defs: radial(
      "body",
      [
        [0, shade(light + 0.12, 4)],
        [0.35, shade(light)],
        [0.74, shade(light - 0.08)],
        [1, shade(light - 0.25, -6)],
      ],
      [0.36, 0.28, 0.85],
    ),
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      grain +
      pits +
      ellipse(rx * 0.34, ry * 0.56, rx * 0.5, ry * 0.22, fill(shade(light + 0.08, 6), 0.4) + blurred("b18")) +
      shine(rx, ry, 0.82),
  };
}
