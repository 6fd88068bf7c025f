import { circle, ellipse, fill, flip, HIGH, path, put, rect, WIDE } from "../scenes/svg.ts";
import { backdrops, LEDGE } from "./backdrops.ts";
import { groundPaints, thingPaints } from "./paints.ts";
import type { Still } from "./still.ts";

/** The offering as SVG: the place behind it, the ledge, its shadow, and the thing itself. */
export function composeStill({ draw, backdrop, wall, ledge, light, size = 1 }: Still): string {
  const place = backdrops[backdrop]();
  const body = [
    `<defs>${thingPaints}${groundPaints(wall, ledge)}</defs>`,
    rect(0, 0, WIDE, LEDGE, fill("url(#wall)")),
    light === "left" ? place : flip(place, WIDE / 2),
    circle(light === "left" ? 260 : 940, 200, 520, fill("url(#light)")),
    rect(0, LEDGE, WIDE, HIGH - LEDGE, fill("url(#ledge)")),
    path(`M0 ${LEDGE}H${WIDE}`, 'stroke="#fff2c8" stroke-width="6" opacity=".5"'),
    ellipse(light === "left" ? 660 : 540, 790, 520, 76, fill("url(#shade)")),
    put(draw(), WIDE / 2, 770, size),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="800" height="600">${body.join("")}</svg>`;
}
