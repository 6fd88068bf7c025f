import { ganeshaMurti } from "../emblems/ganesha-murti.ts";
import { linga } from "../emblems/linga.ts";
import { shivaTrident } from "../emblems/shiva-trident.ts";
import { line, path, put } from "../svg.ts";
import { lampRow } from "../things/flame.ts";
import { hangingPot, kalash, pot } from "../things/pot.ts";
import type { Act } from "./act.ts";

const overTheLinga =
  "M0 -236C-30 -238 -52 -216 -58 -170M0 -236C30 -238 52 -216 58 -170M0 -236C-16 -230 -26 -210 -28 -186M0 -236C16 -230 26 -210 28 -186";

/** Water falls on the linga; for another deity, on its emblem. */
export const abhishek: Act = {
  half: 195,
  height: 500,
  seat: "bank",
  draw: (p, emblem) =>
    emblem.draw === shivaTrident
      ? linga(p) + hangingPot(p, 236) + path(overTheLinga, line(p.light, 2.4, 0.85))
      : put(emblem.draw(p), 0, 0, 1.05) + hangingPot(p, emblem.height * 1.05 - 6),
};

/** The silver murti is bathed from a pot held high. */
export const murtiAbhishek: Act = {
  half: 200,
  height: 545,
  seat: "lotus",
  draw: (p) =>
    put(ganeshaMurti(p), 0, 0, 0.86) +
    hangingPot(p, 300) +
    path("M0 -300C-34 -296 -50 -270 -54 -230M0 -300C34 -296 50 -270 54 -230", line(p.light, 2.4, 0.85)),
};

/** Milk from a tilted pot runs over the linga in the light of the full moon. */
export const milkAbhishek: Act = {
  half: 225,
  height: 440,
  seat: "plinth",
  draw: (p) =>
    linga(p) +
    put(pot(p, "url(#milk)"), 118, -330, 0.95, -68) +
    path("M22 -356C4 -350 -4 -310 -3 -236H7C6 -300 12 -334 26 -340Z", 'fill="#fffdf6"') +
    path(overTheLinga, line("#fffdf6", 5)) +
    path("M-58 -150C-62 -120 -58 -100 -62 -70M58 -150C62 -120 58 -100 62 -70", line("#fffdf6", 4)),
};

/** Dark oil runs down the stone of Shani. */
export const oilAbhishek: Act = {
  half: 190,
  height: 500,
  seat: "plinth",
  draw: (p, emblem) =>
    emblem.draw(p) +
    hangingPot(p, 244, "#c58a2c") +
    path(
      "M0 -246C-20 -230 -24 -200 -22 -150M2 -246C20 -232 24 -190 22 -130M0 -244V-160",
      line("#c58a2c", 5),
    ) +
    lampRow(p, 2, 150, -2, 0.8),
};

/** The linga among eleven pots, one for each Rudra. */
export const elevenPots: Act = {
  half: 300,
  seat: "plinth",
  draw: (p) =>
    put(linga(p), 0, -30, 1.08) +
    path("M-40 -30H40V0H-40Z", 'fill="url(#plinth)"') +
    [-268, -214, -160].map((x) => kalash(p, 0.52, x, -40)).join("") +
    [214, 268].map((x) => kalash(p, 0.52, x, -40)).join("") +
    [-240, -186, -128, 128, 186, 240].map((x) => kalash(p, 0.6, x)).join(""),
};
