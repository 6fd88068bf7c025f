import { ellipse, fill, times } from "../../../scenes/svg.ts";
import { blurred, radial, tint } from "../../paint.ts";
import type { Body, Dome } from "./dome.ts";

/** Body colour, the rainbow of the nacre near the edge, and a soft light. */
export function pearl({ gem, rx, ry, roll }: Dome): Body {
  const { hue, saturation, inclusions } = gem.optics;
  const pits = times(inclusions === "pits" ? 5 : 0, () => {
    const angle = roll() * 6.28;
    const far = 0.3 + roll() * 0.5;
    return ellipse(
      Math.cos(angle) * far * rx,
      Math.sin(angle) * far * ry,
      3,
      2.2,
      fill(tint(hue, 0.3, 0.5), 0.4),
    );
  });
  return {
    rim: "#b9a894",
    cast: "#fff4e2",
    defs:
      radial(
        "body",
        [
          [0, "#fffdf8"],
          [0.3, tint(hue, saturation, 0.93 - saturation * 0.14)],
          [0.62, tint(hue, saturation * 0.9, 0.82 - saturation * 0.12)],
          [0.86, tint(hue - 6, saturation * 0.7, 0.64)],
          [1, tint(hue, saturation * 0.6, 0.7)],
        ],
        [0.38, 0.34, 0.72],
      ) +
      radial(
        "orient",
        [
          [0, "#fff", 0],
          [0.5, tint(345, 0.6, 0.86), 0.1],
          [0.72, tint(345, 0.5, 0.84), 0.4],
          [0.86, tint(165, 0.35, 0.78), 0.4],
          [0.97, tint(215, 0.4, 0.82), 0.3],
          [1, "#fff", 0],
        ],
        [0.45, 0.44, 0.58],
      ),
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      ellipse(0, 0, rx, ry, fill("url(#orient)")) +
      ellipse(rx * 0.12, ry * 0.62, rx * 0.62, ry * 0.24, fill("#fff3df", 0.75) + blurred("b18")) +
      pits +
      ellipse(-rx * 0.34, -ry * 0.38, rx * 0.3, ry * 0.25, fill("#fff", 0.85) + blurred("b18")) +
      ellipse(-rx * 0.36, -ry * 0.42, rx * 0.13, ry * 0.1, fill("#fff") + blurred("b3")),
  };
}
