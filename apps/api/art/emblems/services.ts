import { type Emblem, resized } from "../emblem.ts";
import { letterA } from "../lettering.ts";
import { around, both, box, circle, leaf, moved, polygon, scaled, turned } from "../path.ts";
import { diya, lotus, tray } from "./vessels.ts";

const chadhava: Emblem = [
  ...lotus.map(([kind, d]): Emblem[number] => [kind, moved(scaled(d, 0.66), 0, -14)]).slice(0, -1),
  ...tray(20, 52, 12),
  ["mark", [-30, -18, -6, 6, 18, 30].map((x) => circle(1.7, [x, 25 - (x * x) / 400])).join("")],
  ["body", "M-52 21C-48 36 -26 42 0 42C26 42 48 36 52 21C44 30 24 34 0 34C-24 34 -44 30 -52 21Z"],
  ["body", "M-13 42L13 42L18 49L-18 49Z"],
];

const astro: Emblem = [
  ["line", circle(57) + circle(46)],
  ["fine", around(12, "M0 -46L0 -57") + circle(29)],
  ["mark", around(12, circle(2, [0, -51.5]), 15)],
  ["body", around(12, "M-4.5 -20L0 -40L4.5 -20Z")],
  ["fine", around(12, "M0 -31L0 -43", 15)],
  ["body", circle(20)],
  ["fine", circle(16.5)],
  ["body", around(8, moved(leaf(9, 3.2), 0, -5))],
  ["mark", circle(3.4)],
];

const kundali: Emblem = [
  ["body", box(-41, -41, 41, 41)],
  ["line", "M-41 -41L41 41M41 -41L-41 41M0 -41L41 0L0 41L-41 0Z"],
  [
    "fine",
    polygon([
      [-37, -37],
      [37, -37],
      [37, 37],
      [-37, 37],
    ]),
  ],
  ["body", circle(6.5)],
  ["mark", circle(2.4)],
  [
    "mark",
    [
      [0, -25],
      [-20.5, -32],
      [-32, -20],
      [24, 0],
      [32, 22],
      [-8, 22],
      [7, 26],
    ]
      .map(([x = 0, y = 0]) => circle(1.9, [x, y]))
      .join(""),
  ],
];

const gemstone: Emblem = [
  ["body", "M-30 -36L30 -36L54 -8L0 52L-54 -8Z"],
  ["body", "M-30 -36L-18 -8L0 -36L18 -8L30 -36"],
  ["line", "M-54 -8L54 -8M-18 -8L0 52L18 -8M-30 -36L-18 -8L0 -36L18 -8L30 -36"],
  ["fine", `${both("M-34 -8L-4 40M-42 -22L-24 -22M-9 -22L-24 -22")}M0 -8L0 40`],
];

const store: Emblem = [
  ["body", circle(7.5, [0, -47])],
  ["line", circle(3, [0, -47])],
  ["body", box(-4, -40, 4, -30)],
  ["body", box(-8, -34, 8, -29)],
  ["body", "M0 -29C-18 -28 -24 -14 -26 6C-27 18 -32 26 -42 32L42 32C32 26 27 18 26 6C24 -14 18 -28 0 -29Z"],
  ["fine", "M-25.5 -2C-10 3 10 3 25.5 -2M-27 12C-10 17 10 17 27 12M-30 20C-10 25 10 25 30 20"],
  ["body", moved(around(8, leaf(7, 2.6)), 0, -12)],
  ["body", "M-44 32L44 32C46 32 46 38 44 38L-44 38C-46 38 -46 32 -44 32Z"],
  ["body", "M-5 38L5 38L6 44C8 51 -8 51 -6 44Z"],
];

const name: Emblem = [
  ["body", "M-8 -50L8 -50L11 -40L-11 -40Z"],
  ["line", circle(2.2, [0, -45])],
  [
    "body",
    "M-35 -40L35 -40C38 -40 40 -38 40 -35L40 29C40 32 38 34 35 34L-35 34C-38 34 -40 32 -40 29L-40 -35C-40 -38 -38 -40 -35 -40Z",
  ],
  ["fine", box(-36, -36, 36, 30)],
  ["mark", moved(scaled(letterA, 0.72), -1, -5)],
  ["body", moved(turned("M-24 -2.3L16 -2.3L26 0L16 2.3L-24 2.3C-27 2.3 -27 -2.3 -24 -2.3Z", -162), 12, 41)],
  ["fine", moved(turned("M16 -2.3C14 -1 14 1 16 2.3M-18 -2.3L-18 2.3", -162), 12, 41)],
];

const reels: Emblem = [
  [
    "body",
    "M-26 -50L26 -50C30 -50 33 -47 33 -43L33 43C33 47 30 50 26 50L-26 50C-30 50 -33 47 -33 43L-33 -43C-33 -47 -30 -50 -26 -50Z",
  ],
  [
    "fine",
    "M-23 -43L23 -43C25 -43 26 -42 26 -40L26 40C26 42 25 43 23 43L-23 43C-25 43 -26 42 -26 40L-26 -40C-26 -42 -25 -43 -23 -43Z",
  ],
  ["line", around(12, moved(leaf(9, 4), 0, -17))],
  ["body", circle(17)],
  ["mark", "M-5 -9C-5 -10 -4 -10.5 -3 -10L10 -1.5C11 -1 11 1 10 1.5L-3 10C-4 10.5 -5 10 -5 9Z"],
];

/** The emblems of the eight services. */
export const serviceEmblems = {
  puja: resized(diya, 1.07, 0, -3.5),
  chadhava: resized(chadhava, 1.04, 0, -4),
  astro,
  kundali,
  gemstone: resized(gemstone, 1.05, 0, 2.5),
  store: resized(store, 1, 0, -2),
  name: resized(name, 0.98, 0, -4.5),
  reels,
} satisfies Record<string, Emblem>;
