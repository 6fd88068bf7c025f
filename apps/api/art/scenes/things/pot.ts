import type { ScenePalette } from "../palette.ts";
import { circle, each, fill, line, path, put } from "../svg.ts";

/** A round brass pot with its red marks. */
export const pot = (p: ScenePalette, paint = "url(#gilt)") =>
  path(
    "M-34 -104H34L26 -90C24 -84 30 -80 40 -72C66 -50 62 -10 26 0H-26C-62 -10 -66 -50 -40 -72C-30 -80 -24 -84 -26 -90Z",
    fill(paint),
  ) +
  path("M-50 -52C-20 -42 20 -42 50 -52M-53 -40C-20 -30 20 -30 53 -40M-34 -104H34", line(p.near, 2, 0.6)) +
  each([-10, 0, 10], (x) => circle(x, -22 - Math.abs(x) * 0.4, 3.6, fill("#b3261e")));

const leaf = "M0 0C-18 -20 -16 -56 0 -86C16 -56 18 -20 0 0Z";

/** The pot with mango leaves and a coconut. */
export const kalash = (p: ScenePalette, s = 1, x = 0, y = 0) =>
  put(
    each([-64, -38, 38, 64, -14, 14], (turn) =>
      put(
        path(leaf, `${fill("#5f7d3a")} stroke="${p.near}" stroke-opacity=".4" stroke-width="1.4"`),
        0,
        -100,
        0.9,
        turn,
      ),
    ) +
      path("M0 -172C-26 -150 -32 -128 -24 -104H24C32 -128 26 -150 0 -172Z", fill("url(#leaf)")) +
      pot(p),
    x,
    y,
    s,
  );

/** A hanging pot with a thin stream that ends `top` above the ground. */
export const hangingPot = (p: ScenePalette, top: number, stream = p.light) => {
  const foot = -top - 130;
  return (
    path(`M0 -900V${foot - 190}`, line(p.gold[0], 2.4)) +
    each([-1, 1], (s) => path(`M0 ${foot - 190}L${s * 33} ${foot - 106}`, line(p.gold[0], 2))) +
    put(pot(p), 0, foot, 1.02) +
    path(`M-5 ${foot}H5L4 ${-top}H-4Z`, fill(stream)) +
    circle(0, -top, 70, fill("url(#glow)", 0.6))
  );
};
