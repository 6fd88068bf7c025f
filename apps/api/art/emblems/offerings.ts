import { type Emblem, resized } from "../emblem.ts";
import { around, both, box, circle, ellipse, leaf, moved, turned } from "../path.ts";
import { ritualEmblems } from "./rituals.ts";
import { diya, kalash, lotus, tray } from "./vessels.ts";

const bilva: Emblem = [
  ["line", "M0 14C-2 30 -4 42 -12 56"],
  ["body", both(moved(turned(leaf(58, 23), 78), 3, 14))],
  ["fine", both(moved(turned("M0 -4L0 -48M0 -16L8 -26M0 -16L-8 -26M0 -28L7 -37M0 -28L-7 -37", 78), 3, 14))],
  ["body", moved(leaf(70, 25), 0, 14)],
  ["fine", "M0 10L0 -46M0 0L12 -10M0 0L-12 -10M0 -16L10 -27M0 -16L-10 -27M0 -31L7 -40M0 -31L-7 -40"],
];

const bloom = (x: number, y: number, size = 1): Emblem =>
  resized(
    [
      ["body", around(8, moved(leaf(11, 5), 0, -4))],
      ["body", around(6, leaf(7.5, 3.6), 30)],
      ["mark", circle(2.2)],
    ],
    size,
    x,
    y,
  );

const garland: Emblem = [
  ["line", "M-44 -46C-40 26 40 26 44 -46"],
  ...[-42, -37, -29, -18].flatMap((x, i) => {
    const y = [-30, -13, 1, 10][i] ?? 0;
    return [...bloom(x, y, 0.82), ...bloom(-x, y, 0.82)];
  }),
  ["fine", "M0 24L0 34M-4 42L-6 54M4 42L6 54M0 42L0 56"],
  ...bloom(0, 15, 1.15),
  ...bloom(0, 36, 0.8),
  ["body", both(moved(turned(leaf(13, 4.5), 24), -44, -44))],
];

const pair = (y: number, length: number, degrees: number): Emblem => [
  ["body", both(moved(turned(leaf(length, length * 0.3), degrees), 0, y))],
  ["fine", both(moved(turned(`M0 -4L0 -${Math.round(length * 0.8)}`, degrees), 0, y))],
];
const tulsi: Emblem = [
  ["line", "M0 -30L0 57"],
  ...pair(36, 44, 74),
  ...pair(16, 42, 60),
  ...pair(-4, 34, 48),
  ...pair(-20, 25, 36),
  ["body", moved(leaf(30, 7), 0, -28)],
  ["fine", "M0 -32L0 -54M-3 -38L3 -40M-3 -45L3 -47"],
];

const cloth: Emblem = [
  ["body", box(-46, -34, 46, 36)],
  ["body", box(-46, -34, 46, -24)],
  ["fine", "M-46 -29L46 -29M-46 28L46 28M-46 32L46 32"],
  ["body", "M-46 -24L2 -24L-20 12L-46 12Z"],
  ["fine", "M-46 6L-17 6M-46 -18L-2 -18"],
  ["body", moved(around(8, moved(leaf(13, 5), 0, -2)), 20, 4)],
  ["mark", circle(2.6, [20, 4])],
  ["line", [-42, -30, -18, -6, 6, 18, 30, 42].map((x) => `M${x} 36L${x} 44`).join("")],
];

const kumkum: Emblem = [
  ["body", "M0 -50C-8 -30 -24 -6 -40 16L40 16C24 -6 8 -30 0 -50Z"],
  ["fine", "M0 -44C-4 -26 -10 -6 -18 14M0 -44C4 -26 10 -6 18 14"],
  ["mark", circle(2, [0, -18]) + circle(1.6, [-12, 4]) + circle(1.6, [12, 4]) + circle(1.6, [0, 6])],
  ...tray(20, 54, 13),
  ["body", "M-54 21C-50 38 -26 44 0 44C26 44 50 38 54 21C46 31 24 36 0 36C-24 36 -46 31 -54 21Z"],
  ["body", "M-13 44L13 44L18 51L-18 51Z"],
];

const coconut: Emblem = [
  ["body", both(moved(turned(leaf(46, 13), 68), 0, 40))],
  ["body", both(moved(turned(leaf(46, 13), 30), 0, 44))],
  ["fine", both(moved(turned("M0 -6L0 -38", 68), 0, 40))],
  ["body", "M0 -46C-26 -34 -38 -10 -36 12C-34 34 -18 46 0 46C18 46 34 34 36 12C38 -10 26 -34 0 -46Z"],
  ["fine", "M-6 -42C-24 -20 -24 20 -12 43M6 -42C24 -20 24 20 12 43M0 -44L0 45"],
  ["body", "M0 -58C-6 -52 -8 -46 -5 -40L5 -40C8 -46 6 -52 0 -58Z"],
  ["mark", circle(2.4, [-8, -24]) + circle(2.4, [8, -24]) + circle(2.4, [0, -14])],
];

const blade = (degrees: number, length: number) => moved(turned(leaf(length, 4.5), degrees), 0, 34);
const grass: Emblem = [
  ["body", both(blade(-46, 66))],
  ["body", both(blade(-31, 78))],
  ["body", both(blade(-16, 86))],
  ["body", blade(0, 91)],
  ["body", both(blade(-38, 58))],
  ["body", both(blade(-23, 66))],
  ["body", both(blade(-8, 70))],
  ["body", "M-14 28C-6 32 6 32 14 28L12 38C6 41 -6 41 -12 38Z"],
  ["line", both("M-10 38C-12 46 -16 52 -22 56M-3 40C-4 48 -5 54 -7 58")],
];

const ball = (x: number, y: number): Emblem => [
  ["body", circle(13.5, [x, y])],
  ["mark", circle(1.1, [x - 4, y - 3]) + circle(1.1, [x + 4, y - 4]) + circle(1.1, [x, y + 4])],
];
const sweets: Emblem = [
  ...ball(-30, 4),
  ...ball(30, 4),
  ...ball(0, 4),
  ...ball(-15, -18),
  ...ball(15, -18),
  ...ball(0, -40),
  ...tray(20, 55, 12),
  ["body", "M-55 21C-50 38 -26 43 0 43C26 43 50 38 55 21C46 31 24 35 0 35C-24 35 -46 31 -55 21Z"],
  ["body", "M-13 43L13 43L18 50L-18 50Z"],
];

const butter: Emblem = [
  ["body", "M-26 -26C-30 -44 -12 -56 0 -56C12 -56 30 -44 26 -26Z"],
  ["fine", "M-16 -38C-8 -30 4 -30 12 -38M-6 -50C0 -46 6 -46 10 -49"],
  ["body", "M-32 -28L32 -28C36 -28 36 -18 32 -18L-32 -18C-36 -18 -36 -28 -32 -28Z"],
  ["body", "M-26 -18C-48 -6 -54 18 -42 36C-34 48 -20 52 0 52C20 52 34 48 42 36C54 18 48 -6 26 -18Z"],
  ["fine", "M-45 6C-20 16 20 16 45 6M-47 18C-20 28 20 28 47 18"],
  ["mark", [-30, -15, 0, 15, 30].map((x) => circle(2, [x, 19 - (x * x) / 160])).join("")],
];

const sesame: Emblem = [
  ["body", "M-46 2C-38 -22 -18 -34 0 -34C18 -34 38 -22 46 2Z"],
  [
    "mark",
    [-28, -16, -4, 8, 20, 30].map((x) => ellipse(1.6, 2.6, [x, -4])).join("") +
      [-20, -8, 4, 16].map((x) => ellipse(1.6, 2.6, [x, -14])).join("") +
      [-10, 2, 12].map((x) => ellipse(1.6, 2.6, [x, -23])).join(""),
  ],
  ["body", "M-54 2L54 2C52 28 32 44 0 44C-32 44 -52 28 -54 2Z"],
  ["fine", "M-50 12C-24 20 24 20 50 12M-42 27C-20 34 20 34 42 27"],
  ["body", "M-15 44L15 44L20 52L-20 52Z"],
  ["body", both(moved(turned(leaf(24, 3.4), -18), -16, -26))],
];

const meal: Emblem = [
  ["body", circle(57)],
  ["fine", circle(51)],
  ["body", circle(16, [0, 12])],
  ["mark", [-7, 0, 7].map((x) => circle(1.4, [x, 9]) + circle(1.4, [x, 16])).join("")],
  ["body", both(circle(12.5, [32, -6]))],
  ["fine", both(circle(8.5, [32, -6]))],
  ["body", both(circle(12.5, [15, -32]))],
  ["fine", both(circle(8.5, [15, -32]))],
  ["body", both("M22 26C34 22 44 24 44 28C40 38 30 42 24 42C20 38 20 30 22 26Z")],
];

const thali: Emblem = [
  ...resized(kalash, 0.62, 0, -22),
  ...resized(diya, 0.44, -34, 2),
  ...bloom(34, 4, 1.3),
  ...tray(20, 55, 13),
  ["mark", [-36, -24, -12, 0, 12, 24, 36].map((x) => circle(1.7, [x, 25 - (x * x) / 380])).join("")],
  ["body", "M-55 21C-50 38 -26 44 0 44C26 44 50 38 55 21C46 31 24 36 0 36C-24 36 -46 31 -55 21Z"],
  ["body", "M-13 44L13 44L18 51L-18 51Z"],
];

/** The emblems of offerings. */
export const offeringEmblems = {
  bilva,
  jal: kalash,
  milk: ritualEmblems.abhishek,
  lamp: diya,
  flowers: ritualEmblems.archana,
  garland: resized(garland, 0.84, 0, 4),
  tulsi,
  lotus,
  cloth: resized(cloth, 0.97, 0, -3),
  kumkum,
  coconut,
  grass: resized(grass, 0.96),
  sweets,
  butter,
  sesame,
  meal,
  thali,
} satisfies Record<string, Emblem>;
