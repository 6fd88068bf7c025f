import { ellipse, fill, line, n, path, times } from "../../../scenes/svg.ts";
import { type Blur, blurred, tint } from "../../paint.ts";
import { type Body, type Dome, shine, translucent } from "./dome.ts";

/** Ruby, sapphire or emerald as a dome. A star is drawn only where the report gives one. */
export function clear(dome: Dome): Body {
  const { gem, rx, ry, roll } = dome;
  const { starRays, inclusions, hue, saturation } = gem.optics;
  const { shade, defs } = translucent(dome, 0.2, 0.56);
  const turn = roll() * 40;
  const ray = (angle: number, half: number, opacity: number, blur: Blur) =>
    `<g transform="rotate(${n(angle)})">${path(`M${n(-rx)} 0Q0 ${-half} ${n(rx)} 0Q0 ${half} ${n(-rx)} 0Z`, fill("#fff0f2", opacity) + blurred(blur))}</g>`;
  const lines = starRays / 2;
  const star = times(lines, (i) => {
    const angle = turn + (180 / lines) * i;
    return ray(angle, 22, 0.5, "b8") + ray(angle, 7, 0.95, "b1");
  });
  const silk = times(60, (i) => {
    const level = n((roll() * 2 - 1) * rx);
    return `<g transform="rotate(${n(turn + (i % 3) * 60)})">${path(`M${n(-rx)} ${level}h${n(rx * 2)}`, line("#fff", 0.8, 0.07))}</g>`;
  });
  const garden = times(26, () => {
    const [x, y] = [(roll() * 1.4 - 0.7) * rx, (roll() * 1.4 - 0.7) * ry];
    const paint = roll() > 0.5 ? tint(hue, saturation * 0.5, 0.85) : shade(0.1);
    return path(
      `M${n(x)} ${n(y)}q${n((roll() - 0.5) * 60)} ${n((roll() - 0.5) * 60)} ${n((roll() - 0.5) * 90)} ${n((roll() - 0.5) * 50)}`,
      line(paint, 1 + roll() * 2, 0.3),
    );
  });
  return {
    rim: shade(0.15),
    cast: shade(0.55),
    defs,
    inner:
      ellipse(0, 0, rx, ry, fill("url(#body)")) +
      ellipse(rx * 0.2, ry * 0.5, rx * 0.7, ry * 0.4, fill(shade(0.55, 4), 0.55) + blurred("b18")) +
      (inclusions === "garden" ? garden : silk) +
      `<g transform="translate(${n(-rx * 0.05)} ${n(-ry * 0.08)}) scale(1 ${n((ry / rx) * 10) / 10})">${star}</g>` +
      (lines ? ellipse(-rx * 0.05, -ry * 0.08, 11, 9, fill("#fff") + blurred("b3")) : "") +
      shine(rx, ry, 0.5),
  };
}
