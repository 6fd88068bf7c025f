import type { ScenePalette } from "../palette.ts";
import { circle, each, ellipse, fill, line, path, put, times } from "../svg.ts";
import { pot } from "../things/pot.ts";
import type { Act } from "./act.ts";

const rings = [
  [-14, 22, 150],
  [-14, 32, 210],
  [252, 10, 46],
  [252, 14, 84],
] as const;
const arm =
  "M12 -268C40 -270 62 -250 84 -254L170 -290C182 -292 186 -278 174 -272L92 -226C64 -212 30 -216 10 -232Z";

const devotee = (p: ScenePalette) => {
  const shade = fill(p.near);
  return (
    path("M-50 -176C-74 -120 -104 -60 -118 24H92C84 -50 66 -120 40 -176Z", fill("url(#sari)")) +
    path(
      "M-20 -170C-34 -100 -52 -40 -60 24M8 -170C10 -100 12 -40 12 24M28 -170C44 -100 52 -40 56 24",
      line(p.near, 2, 0.5),
    ) +
    path("M-116 6C-50 18 30 18 91 8", line(p.gold[0], 7)) +
    path("M-44 -176C-52 -214 -50 -258 -30 -276C-14 -288 14 -286 26 -270C36 -236 36 -210 40 -176Z", shade) +
    path(arm, shade) +
    path("M-12 -300H16L20 -268H-20Z", shade) +
    ellipse(8, -326, 31, 37, shade) +
    circle(-28, -336, 20, shade) +
    times(7, (i) =>
      circle(-28 + 22 * Math.cos(2 + i * 0.45), -336 + 22 * Math.sin(2 + i * 0.45), 5, fill(p.gold[0])),
    ) +
    path(
      "M26 -274C8 -230 -30 -196 -54 -172C-74 -130 -92 -84 -108 -30L-84 -22C-66 -80 -46 -126 -26 -160C10 -190 34 -220 40 -250Z",
      fill("url(#sari)"),
    ) +
    path("M26 -274C8 -230 -30 -196 -54 -172C-74 -130 -92 -84 -108 -30", line(p.gold[0], 4)) +
    path(
      "M34 -354C44 -340 42 -310 32 -298M40 -212C38 -196 40 -186 42 -176M96 -228L174 -272",
      line(p.gold[0], 2.6),
    ) +
    each([112, 122], (x) =>
      path(`M${x} ${-267 - (x - 112) * 0.42}L${x + 10} ${-238 - (x - 112) * 0.5}`, line(p.gold[0], 3.4)),
    ) +
    put(pot(p), 152, -262, 0.6, 60) +
    path("M218 -282C246 -276 256 -190 258 10H244C242 -160 234 -246 212 -270Z", fill(p.light)) +
    path("M223 -272C243 -246 249 -160 251 0", line("#ffffff", 2)) +
    each(rings, ([x, y, rx]) => ellipse(x, y, rx, rx * 0.08, line(p.light, 2, 0.8)))
  );
};

/** Arghya: a woman in the water pours from a pot towards the sun. Seen from behind. */
export const arghya: Act = {
  half: 235,
  height: 440,
  seat: "water",
  draw: (p) => put(devotee(p), -70, 40, 1.15),
};
