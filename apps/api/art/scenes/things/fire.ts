import type { ScenePalette } from "../palette.ts";
import { circle, each, fill, line, path, put, rect, times } from "../svg.ts";

/** The outline of a flame; `lean` moves its tip to the side. */
const tongue = (w: number, h: number, lean: number) =>
  `M0 0C${-w * 1.1} ${-h * 0.1} ${-w} ${-h * 0.36} ${-w * 0.35 + lean * 0.4} ${-h * 0.56}C${-w * 0.1 + lean} ${-h * 0.72} ${lean * 0.4} ${-h * 0.84} ${lean} ${-h}C${w * 0.5 + lean} ${-h * 0.82} ${w * 0.6 + lean} ${-h * 0.66} ${w * 0.62} ${-h * 0.5}C${w * 1.05} ${-h * 0.34} ${w * 1.1} ${-h * 0.1} 0 0Z`;

const tongues = [
  { x: -44, w: 40, h: 150, lean: -26, paint: "#b8301f" },
  { x: 50, w: 36, h: 128, lean: 26, paint: "#b8301f" },
  { x: 4, w: 58, h: 262, lean: 16, paint: "#d9532a" },
  { x: -18, w: 40, h: 176, lean: -18, paint: "#ee8a34" },
  { x: 16, w: 34, h: 150, lean: 16, paint: "#f6b548" },
  { x: 4, w: 18, h: 92, lean: -6, paint: "#fff1c4" },
] as const;

const smoke = path(
  "M-8 -210C-60 -280 40 -330 -20 -420C-60 -480 30 -540 0 -640C60 -560 -10 -500 30 -420C70 -340 0 -290 34 -210Z",
  fill("url(#smoke)"),
);

const courses = [
  [-96, -66],
  [-122, -44],
  [-148, -22],
] as const;

const sparks = [
  [-60, -300],
  [48, -340],
  [-24, -380],
  [84, -270],
  [16, -270],
  [-90, -250],
] as const;

/** The fire of a homa in its stepped pit of brick, 300 wide. */
export const fire = (p: ScenePalette, x: number, s = 1, y = 0) =>
  put(
    smoke +
      path("M30 -230C70 -300 10 -350 60 -430C96 -500 40 -540 70 -620", line(p.light, 2, 0.4)) +
      circle(0, -130, 260, fill("url(#glow)", 0.9)) +
      each(tongues, ({ x: at, w, h, lean, paint }) => put(path(tongue(w, h, lean), fill(paint)), at, -63)) +
      path("M-70 -62L-30 -92M70 -62L26 -96M-40 -62L20 -88", line(p.near, 9)) +
      each(
        courses,
        ([left, top]) =>
          rect(left, top, -2 * left, 22, fill("url(#plinth)")) +
          path(`M${left} ${top}H${-left}`, line(p.gold[0], 2.2)),
      ) +
      times(7, (i) => path(`M${-92 + i * 28} -33l8 -6l8 6l-8 6z`, fill(p.gold[0], 0.8))) +
      each(sparks, ([at, up], i) => circle(at, up, 3 - (i % 3) * 0.6, fill(p.light))),
    x,
    y,
    s,
  );
