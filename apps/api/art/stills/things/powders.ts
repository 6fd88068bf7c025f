import { circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";
import { jasmine } from "./flowers.ts";
import { pot, thali } from "./vessels.ts";

/** A heap of powder, 300 high. */
const heap = (paint: string) =>
  path(
    "M-200 0C-150 -60 -70 -230 -8 -300Q0 -308 8 -300C70 -230 150 -60 200 0C120 36 -120 36 -200 0Z",
    fill(`url(#${paint})`),
  ) + path("M0 -304C60 -220 150 -60 200 0C150 26 60 30 30 30C70 -80 40 -220 0 -304Z", fill("#2a0506", 0.22));

/** Kumkum and turmeric heaped side by side on a tray. */
export const kumkum = () =>
  thali(430) + put(heap("red"), -180, -4, 1.16) + put(heap("turmeric"), 190, 6, 1.02);

const bottle = () =>
  path(
    "M-46 -330H46V-270C46 -240 100 -220 100 -160V0H-100V-160C-100 -220 -46 -240 -46 -270Z",
    fill("url(#oil)"),
  ) +
  path(
    "M-46 -330H46V-270C46 -240 100 -220 100 -160V0H-100V-160C-100 -220 -46 -240 -46 -270Z",
    line("#fff0bd", 5, 0.5),
  ) +
  path("M-54 -384H54V-326H-54Z", fill("url(#husk)")) +
  path("M-70 -150V-30", line("#ffe9b0", 12, 0.8));

/** A bowl of sindoor, a bottle of oil and jasmine. */
export const sindoor = () =>
  put(bottle(), 250, -30, 1.36) +
  put(heap("sindoor"), -120, -150, 1.12) +
  path("M-350 -170C-330 40 90 40 110 -170C30 -120 -270 -120 -350 -170Z", fill("url(#brass)")) +
  path("M-220 10H-20L10 40H-250Z", fill("url(#brass)")) +
  each([-10, 80, 160, 120, 40], (x, i) => put(jasmine(58), 40 + x, i < 3 ? 14 : -34, 1, i * 25));

const grains = (half: number, high: number) =>
  times(46, (i) => {
    const x = -half + ((i * 83) % (half * 2));
    const y = (1 - Math.abs(x) / half) * high;
    return put(
      ellipse(0, 0, 9, 5, fill("#8f8279", 0.9)),
      x,
      -((i * 29) % 100) * 0.009 * y - 6,
      1,
      (i * 47) % 180,
    );
  });

/** Black sesame in a leaf bowl, blades of kusha and a pot of water. */
export const sesame = () =>
  put(pot("copper", "#5fa3b5"), 250, -70, 0.82) +
  put(heap("black"), -140, -120, 1.24) +
  put(grains(190, 300), -140, -120) +
  path("M-400 -150C-370 50 90 50 120 -150C20 -90 -300 -90 -400 -150Z", fill("url(#leaf-dark)")) +
  path("M-400 -150C-300 -90 20 -90 120 -150", line("#d7e6a8", 6, 0.6)) +
  each([-8, -2, 4, 10, 16], (turn) =>
    put(
      path("M-430 0C-200 -30 100 -40 400 -70C100 -20 -200 4 -430 8Z", fill("url(#leaf)")),
      40,
      30,
      1,
      turn - 8,
    ),
  );

/** Oil poured from a brass pot beside a heap of black sesame. */
export const sesameOil = () =>
  put(heap("black"), 190, -20, 1.04) +
  put(grains(180, 260), 190, -16) +
  put(pot("brass", "#2a1605"), -250, -380, 0.6, 62) +
  path("M-30 -516C40 -520 84 -440 84 -110H52C52 -380 34 -436 10 -430Z", fill("url(#oil)")) +
  path("M-330 -130C-310 46 130 46 150 -130Z", fill("url(#clay)")) +
  ellipse(-90, -130, 240, 50, fill("url(#clay)")) +
  ellipse(-90, -130, 216, 40, fill("#3d2408")) +
  path("M-240 -134C-160 -110 -40 -112 40 -132", line("#d79b35", 9, 0.8)) +
  circle(66, -128, 20, fill("#d79b35", 0.8));
