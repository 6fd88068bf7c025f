import { type Emblem, resized } from "../emblem.ts";
import { around, both, box, circle, flame, leaf, moved, scaled, turned } from "../path.ts";
import { tray } from "./vessels.ts";

const tilted = (d: string) => moved(turned(scaled(d, 0.86), 62), -16, -22);
const abhishek: Emblem = [
  ["fine", "M15 -15C21 0 20 12 18 24M20 -16C26 0 25 12 23 24"],
  ["line", "M11.5 -12C16 0 16 12 13 25"],
  [
    "body",
    tilted(
      "M-13 -28C-13 -22 -17 -20 -23 -14C-38 2 -29 26 -12 27L12 27C29 26 38 2 23 -14C17 -20 13 -22 13 -28Z",
    ),
  ],
  ["fine", tilted("M-26 -11C-12 -6 12 -6 26 -11M-30 13C-16 19 16 19 30 13")],
  ["body", tilted("M-18 -35L18 -35C21 -35 21 -28 18 -28L-18 -28C-21 -28 -21 -35 -18 -35Z")],
  ["body", tilted("M-12 27L12 27L16 32L-16 32Z")],
  ...[-52, -26, 26, 52].map((turn): Emblem[number] => ["body", moved(turned(leaf(23, 7), turn), 16, 43)]),
  ["body", moved(leaf(23, 8), 16, 43)],
  ["body", "M-20 41C-8 46 38 46 44 38C40 49 30 52 14 52C-2 52 -16 50 -20 41Z"],
];

const homa: Emblem = [
  ["body", moved(flame(64, 25), 0, 8)],
  ["body", both(moved(turned(flame(42, 13), -22), -12, 8))],
  ["fine", moved(flame(46, 16), 0, 8)],
  ["mark", moved(flame(27, 8), 0, 8)],
  ["body", "M-22 12L18 0L20 4L-20 16Z"],
  ["body", "M22 12L-18 0L-20 4L20 16Z"],
  ["body", box(-42, 12, 42, 23)],
  ["body", box(-34, 23, 34, 33)],
  ["body", box(-26, 33, 26, 43)],
  ["fine", "M-35 17.5L35 17.5M-28 28L28 28M-20 38L20 38"],
  ["mark", both(circle(1.5, [-38.5, 17.5]) + circle(1.5, [-31, 28]) + circle(1.5, [-23, 38]))],
  ["line", "M-34 48L34 48"],
];

const path: Emblem = [
  [
    "body",
    "M-30 25C-31 34 -36 38 -38 45L-28 45C-26 38 -20 33 -12 32L12 32C20 33 26 38 28 45L38 45C36 38 31 34 30 25Z",
  ],
  ["body", "M-36 18L36 18L40 26L-40 26Z"],
  ["fine", both("M-18 40C-14 35 -8 35 0 35")],
  ["body", both("M0 18C-14 6 -34 4 -53 10L-47 -26C-30 -32 -12 -29 0 -18Z")],
  ["body", both("M0 15C-13 4 -31 2 -48 6L-43 -28C-28 -34 -11 -31 0 -21Z")],
  [
    "fine",
    both(
      "M-9 -20C-18 -26 -28 -27 -37 -25M-8 -13C-18 -19 -29 -20 -39 -18M-8 -6C-18 -12 -30 -13 -40 -11M-8 1C-18 -5 -30 -6 -41 -4",
    ),
  ],
  ["line", "M0 -21L0 17"],
  ["body", both(moved(turned(leaf(15, 5), -58), 0, -34))],
  ["body", both(moved(turned(leaf(18, 5.5), -29), 0, -34))],
  ["body", moved(leaf(20, 5.5), 0, -34)],
];

const marigold = (x: number, y: number, size: number): Emblem => {
  const set = (d: string) => moved(scaled(d, size), x, y);
  return [
    ["body", set(around(12, moved(leaf(11, 4.5), 0, -7)))],
    ["body", set(around(9, moved(leaf(8, 3.6), 0, -3), 15))],
    ["mark", set(circle(2.6))],
  ];
};
const archana: Emblem = [
  ...marigold(-27, -2, 0.95),
  ...marigold(27, -2, 0.95),
  ["body", moved(around(6, "M0 0C-11 -8 -14 -22 0 -30C14 -22 11 -8 0 0Z"), 0, -20)],
  ["fine", moved(around(6, "M0 -6L0 -20"), 0, -20)],
  ["body", moved(circle(6), 0, -20)],
  ["mark", moved(around(6, circle(1, [0, -3])) + circle(1), 0, -20)],
  ["body", both(moved(turned(leaf(24, 7), -104), -8, 18))],
  ["body", "M-50 16L50 16C48 32 32 44 0 44C-32 44 -48 32 -50 16Z"],
  ["fine", "M-44 22L44 22M-34 34C-16 40 16 40 34 34"],
  ["body", "M-14 44L14 44L19 51L-19 51Z"],
];

const stem = (d: string) => both(moved(d, -34, 0));
const katha: Emblem = [
  ["body", stem(moved(turned(leaf(40, 9), 60), 0, -22)) + stem(moved(turned(leaf(24, 8), -40), 0, -22))],
  ["body", stem(moved(turned(leaf(34, 9), 26), 0, -22))],
  ["fine", stem(moved(turned("M0 -4L0 -32", 60), 0, -22) + moved(turned("M0 -4L0 -26", 26), 0, -22))],
  ["body", stem("M-3.5 44L-2.5 -22L2.5 -22L3.5 44Z")],
  ["fine", stem("M-3 -6L3 -9M-3 8L3 5M-3 22L3 19M-3 36L3 33")],
  ["line", "M-32 -24C-16 -10 16 -10 32 -24"],
  [
    "mark",
    [-24, -16, -8, 0, 8, 16, 24]
      .map((x) => moved(scaled(leaf(9, 3), 1, -1), x, -13.5 - (x * x) / 78))
      .join(""),
  ],
  ["body", both(moved(turned(leaf(15, 4.5), -52), -2, 8) + moved(turned(leaf(15, 4.5), -26), -2, 8))],
  ["body", "M0 -13C-3 -9 -8 -5 -8 1C-8 5 -6 7 -4 8L4 8C6 7 8 5 8 1C8 -5 3 -9 0 -13Z"],
  ["body", box(-10, 8, 10, 11.5)],
  ["body", "M-8 11.5C-9 14 -12 15 -15 19C-23 28 -17 38 -8 38L8 38C17 38 23 28 15 19C12 15 9 14 8 11.5Z"],
  ["fine", "M-17 21C-8 24 8 24 17 21"],
  ["body", box(-24, 38, 24, 44)],
  ["line", "M-33 49L33 49"],
];

const shell = (d: string) => moved(turned(d, 20), 0, 2);
const shanti: Emblem = [
  ["body", shell("M-4 -52C-2 -57 3 -57 4 -52L9 -42L-10 -42Z")],
  ["body", shell("M-10 -46C-15 -43 -15 -38 -13 -35L12 -35C14 -39 13 -43 9 -46C4 -48 -5 -48 -10 -46Z")],
  ["body", shell("M-14 -38C-22 -34 -24 -28 -22 -22L20 -22C22 -29 19 -35 13 -38C5 -41 -7 -41 -14 -38Z")],
  [
    "body",
    shell(
      "M-22 -27C-36 -20 -40 -4 -35 10C-30 26 -14 42 -3 56C2 50 6 46 12 42C30 32 42 10 37 -8C34 -20 26 -26 20 -27C8 -31 -10 -31 -22 -27Z",
    ),
  ],
  ["body", shell("M-3 56C-10 36 -8 14 6 0C16 -10 28 -12 37 -8C42 10 30 32 12 42C6 46 2 50 -3 56Z")],
  ["line", shell("M4 36C-1 24 3 12 14 5C22 0 30 -1 35 0")],
  [
    "fine",
    shell(
      "M-34 -8C-22 -16 4 -18 22 -12M-36 4C-24 -4 -8 -4 3 2M-31 18C-24 12 -14 12 -8 16M-22 32C-18 28 -12 28 -8 32",
    ),
  ],
  ["fine", shell("M7 38C4 28 8 18 18 12M11 40C10 31 14 24 23 19")],
];

const wick = (x: number, y: number, size: number): Emblem => [
  ["body", moved(scaled(flame(30, 10), size), x, y - 3)],
  ["mark", moved(scaled(flame(14, 4.5), size), x, y - 3)],
  ["body", moved(scaled("M-11 -4C-4 -1 4 -1 11 -4C10 4 6 8 0 8C-6 8 -10 4 -11 -4Z", size), x, y)],
];
const aarti: Emblem = [
  ...tray(23, 53, 15),
  ...wick(-24, 14, 0.8),
  ...wick(24, 14, 0.8),
  ...wick(0, 9, 1.25),
  ...wick(-37, 24, 0.8),
  ...wick(37, 24, 0.8),
  ["body", "M-53 24C-50 40 -30 47 0 47C30 47 50 40 53 24C48 34 28 40 0 40C-28 40 -48 34 -53 24Z"],
  [
    "fine",
    "M-20 29C-8 32 8 32 20 29M0 -39C-7 -44 7 -48 0 -55M-12 -33C-18 -37 -8 -42 -14 -48M12 -33C18 -37 8 -42 14 -48",
  ],
];

const sahasranama: Emblem = [
  ["fine", circle(38, [0, -10])],
  [
    "body",
    Array.from({ length: 27 }, (_, i) =>
      moved(turned(circle(3.7, [0, -38]), ((i + 0.5) * 360) / 27), 0, -10),
    ).join(""),
  ],
  ["body", circle(5.5, [0, 30])],
  ["body", "M-3 35L3 35L7 53C3 55 -3 55 -7 53Z"],
  ["fine", "M0 37L0 52M-1.5 37L-3.5 52M1.5 37L3.5 52"],
  ["body", moved(around(8, leaf(24, 8)), 0, -10)],
  ["fine", moved(around(8, "M0 -9L0 -17"), 0, -10)],
  ["body", circle(6.5, [0, -10])],
  ["mark", circle(2.2, [0, -10])],
];

/** The emblems of the eight kinds of ritual. */
export const ritualEmblems = {
  abhishek: resized(abhishek, 1.01, 0, -3.5),
  homa: resized(homa, 1, 0, -1.5),
  path: resized(path, 1.01, 0, -2.5),
  archana: resized(archana, 1.09, 0, -2.5),
  katha: resized(katha, 0.93, 0, 3),
  shanti: resized(shanti, 1.02, 1.5, -1.5),
  aarti: resized(aarti, 1, 0, -2.5),
  sahasranama: resized(sahasranama, 1.07, 0, -1.5),
} satisfies Record<string, Emblem>;
