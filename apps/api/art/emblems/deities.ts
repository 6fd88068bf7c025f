import { type Emblem, resized } from "../emblem.ts";
import type { Deity } from "../palettes.ts";
import { around, both, box, circle, ellipse, leaf, moved, scaled, turned } from "../path.ts";
import { kalash, lotus } from "./vessels.ts";

const trident: Emblem = [
  ["body", "M-2 -8L-2 50L0 57L2 50L2 -8Z"],
  [
    "body",
    both(
      "M0 -2C-24 -3 -37 -16 -35 -34C-34.6 -41 -36 -46 -40 -50C-29 -47 -25 -41 -25 -32C-25 -20 -15 -13 0 -12Z",
    ),
  ],
  ["body", "M0 -58C-9 -46 -9 -34 -4 -14L4 -14C9 -34 9 -46 0 -58Z"],
  ["fine", "M0 -50L0 -16"],
  ["body", box(-6, -13, 6, -6) + box(-4.5, -6, 4.5, -1)],
  ["body", "M-19 6C-11 10 -6 13 0 13C6 13 11 10 19 6L19 28C11 24 6 21 0 21C-6 21 -11 24 -19 28Z"],
  ["body", both(ellipse(4, 11, [-19, 17]))],
  ["fine", both("M-16 8L-3 20M-16 26L-3 14M-10 10L-10 24")],
  ["body", box(-4, 12, 4, 22)],
  ["fine", both("M-4 22C-9 26 -11 30 -12 35")],
  ["mark", both(circle(2.4, [-12.5, 37]))],
];

const discus: Emblem = [
  ["body", around(16, "M-6.5 -46C-9 -50 -4 -53 2 -58C1 -53 7 -51 6.5 -46Z")],
  ["body", circle(46)],
  ["fine", circle(42)],
  ["line", circle(36)],
  ["mark", around(24, circle(1.1, [0, -39]))],
  ["body", around(8, moved(leaf(25, 6.5), 0, -10))],
  ["fine", around(8, "M0 -14L0 -30")],
  ["fine", around(8, "M0 -14L0 -35", 22.5)],
  ["body", circle(11)],
  ["line", circle(6.5)],
  ["mark", circle(2.5)],
];

const pot: Emblem = [...kalash, ["line", "M0 8L0 30M-8 11C-8 20 8 20 8 11M-5 24L5 24"]];

const sweet = "M0 -46C-4 -38 -10 -33 -20 -22C-38 -4 -36 22 0 22C36 22 38 -4 20 -22C10 -33 4 -38 0 -46Z";
const pleats = both("M0 -43C-9 -28 -31 -18 -27 12M0 -43C-6 -26 -18 -12 -15 20M0 -43C-2 -26 -5 -10 -4 21");
const modak: Emblem = [
  ["body", both(moved(scaled(sweet, 0.62), -31, 18))],
  ["fine", both(moved(scaled(pleats, 0.62), -31, 18))],
  ["body", moved(scaled(sweet, 1.04), 0, 1)],
  ["fine", moved(scaled(pleats, 1.04), 0, 1)],
  ["body", "M-50 30L50 30C46 38 36 42 22 43L-22 43C-36 42 -46 38 -50 30Z"],
  ["fine", "M-42 34.5L42 34.5"],
  ["body", "M-15 43L15 43L20 50L-20 50Z"],
];

const mace: Emblem = [
  ["body", "M-3 4L-3 46L3 46L3 4Z"],
  ["fine", "M-3 14L3 10M-3 22L3 18M-3 30L3 26M-3 38L3 34"],
  ["body", ellipse(8, 5, [0, 50])],
  ["mark", circle(2, [0, 56])],
  ["body", "M-5 -46L5 -46L3 -52L0 -58L-3 -52Z"],
  ["body", "M0 -47C-16 -46 -27 -34 -27 -20C-27 -7 -16 1 -9 4L9 4C16 1 27 -7 27 -20C27 -34 16 -46 0 -47Z"],
  [
    "fine",
    both("M0 -47C-9 -36 -9 -10 -3 4M0 -47C-20 -36 -21 -8 -7 4") +
      "M-26 -24C-14 -18 14 -18 26 -24M-27 -19C-14 -13 14 -13 27 -19",
  ],
  ["mark", [-18, -9, 0, 9, 18].map((x) => circle(1.4, [x, -19.6 + (x * x) / -120 + 2])).join("")],
  ["body", box(-11, 3, 11, 8) + box(-7, 8, 7, 13)],
];

const barbs = [...Array(11).keys()]
  .map((i) =>
    both(`M0 ${-4 + i * 5}C-6 ${-8 + i * 5} -${11 - i * 0.5} ${-10 + i * 5} -${16 - i} ${-14 + i * 5}`),
  )
  .join("");
const feather = (d: string) => moved(turned(d, 14), 10, -14);
const flute = (d: string) => moved(turned(d, -24), 0, 16);
const fluteAndFeather: Emblem = [
  ["fine", feather(barbs)],
  ["line", feather("M0 -10C1 14 0 34 -4 62")],
  ["body", feather("M0 -42C-15 -34 -20 -20 -14 -8C-10 -1 -4 2 0 4C4 2 10 -1 14 -8C20 -20 15 -34 0 -42Z")],
  ["body", feather("M0 -33C-10 -27 -13 -18 -9 -10C-6 -5 -3 -3 0 -2C3 -3 6 -5 9 -10C13 -18 10 -27 0 -33Z")],
  ["mark", feather("M0 -25C-6 -25 -7 -20 -5 -14C-4 -10 -2 -8 0 -7C2 -8 4 -10 5 -14C7 -20 6 -25 0 -25Z")],
  ["body", flute("M-53 -4.5L51 -4.5C54 -4.5 54 4.5 51 4.5L-53 4.5C-55 2 -55 -2 -53 -4.5Z")],
  ["fine", flute("M-44 -4.5L-44 4.5M-40 -4.5L-40 4.5M40 -4.5L40 4.5M44 -4.5L44 4.5")],
  ["mark", flute([-24, -6, 3, 12, 21, 30].map((x) => circle(1.7, [x, 0])).join(""))],
  ["fine", "M44 1C46 8 45 12 43 18M44 1C42 8 41 12 39 17"],
  ["mark", circle(2.2, [43, 20]) + circle(2.2, [38.5, 19])],
];

const bow: Emblem = [
  ["fine", both("M-51 20L0 38")],
  [
    "body",
    both("M0 -31C-26 -30 -40 -12 -46 8C-48 15 -51 18 -56 15C-54 22 -48 25 -44 20C-38 6 -28 -22 0 -24Z"),
  ],
  ["fine", both("M-14 -28L-15 -21M-18 -27L-20 -19")],
  ["body", "M-1.5 -40L1.5 -40L1.5 46L-1.5 46Z"],
  ["body", "M0 -58C-4 -50 -9 -45 -10 -38L0 -42L10 -38C9 -45 4 -50 0 -58Z"],
  ["body", both("M-1.5 34C-7 36 -10 40 -10 46L-10 55C-7 50 -4 47 -1.5 46Z")],
  ["fine", both("M-3 40L-8 45M-3 44L-8 50")],
  ["body", box(-5, -33, 5, -22)],
  ["fine", "M-5 -29.5L5 -29.5M-5 -25.5L5 -25.5"],
];

const sun: Emblem = [
  ["body", around(12, "M-6.5 -31C-6 -42 -2 -48 0 -58C2 -48 6 -42 6.5 -31Z")],
  ["fine", around(12, "M0 -34L0 -48")],
  ["line", around(12, "M0 -33C-3.5 -37 3.5 -41 0 -46", 15)],
  ["body", circle(30)],
  ["fine", circle(26.5)],
  ["line", around(12, moved(leaf(14, 4.5), 0, -10))],
  ["body", circle(10)],
  ["line", circle(5)],
  ["mark", circle(2)],
];

const strung = (d: string) => moved(turned(d, -34), 0, -5);
const veena: Emblem = [
  ["body", strung(circle(16.5, [-24, 19]))],
  ["fine", strung(`${circle(12, [-24, 19])}M-24 2.5L-24 7`)],
  ["body", strung("M3 -6C-2 14 8 35 28 36C48 35 57 14 52 -6Z")],
  [
    "fine",
    strung("M9 -2C5 14 14 29 28 30C42 29 50 14 47 -2M17 -2C14 12 20 24 28 25C36 24 42 12 39 -2M28 -2L28 25"),
  ],
  ["body", strung("M-46 -7L52 -7C56 -7 56 3 52 3L-46 3Z")],
  [
    "fine",
    strung(`M-46 -2L52 -2${[-35, -29, -23, -17, -11, -5, 1, 7].map((x) => `M${x} -7L${x} 3`).join("")}`),
  ],
  ["body", strung("M-46 -8C-53 -10 -58 -4 -56.5 4C-55.5 10 -50 13.5 -45.5 10.5C-50 8 -50.5 4 -46 3Z")],
  ["line", strung("M-43 -7L-43 -13M-38.5 -7L-38.5 -13M-34 -7L-34 -13")],
  ["mark", strung([-43, -38.5, -34].map((x) => circle(1.9, [x, -15])).join(""))],
  ["body", strung(box(22, -12, 36, -7))],
];

const graha = (d: string) => turned(d, -18);
const planet: Emblem = [
  ["line", graha("M-30 -4C-48 -1 -57 4 -55 8C-50 18 50 18 55 8C57 4 48 -1 30 -4")],
  ["body", circle(31, [0, 0])],
  [
    "fine",
    graha(
      "M-29 -10C-12 -5 12 -5 29 -10M-25 -18C-10 -14 10 -14 25 -18M-31 -2C-12 3 12 3 31 -2M-18 25C-8 28 8 28 18 25",
    ),
  ],
  [
    "body",
    graha(
      "M-30.5 4C-40 5 -45 7 -44 9C-38 15 38 15 44 9C45 7 40 5 30.5 4C43 4 52 6 50 10C44 22 -44 22 -50 10C-52 6 -43 4 -30.5 4Z",
    ),
  ],
  [
    "mark",
    [20, 70, 110, 160, 200, 250, 290, 340].map((turn) => turned(circle(1.5, [0, -53]), turn)).join(""),
  ],
];

const hibiscus = (x: number, y: number, size: number): Emblem => {
  const set = (d: string) => moved(scaled(d, size), x, y);
  return [
    [
      "body",
      set(around(5, "M0 -2C-9 -6 -11 -16 -4 -20C-2 -21 -1 -19 0 -18C1 -19 2 -21 4 -20C11 -16 9 -6 0 -2Z")),
    ],
    ["fine", set(around(5, "M0 -5L0 -14"))],
    ["mark", set(`${circle(2.6) + circle(1.3, [4, -7])}M-1 0L3.5 -7L4.5 -6.5L1 1Z`)],
  ];
};
const sabre: Emblem = [
  [
    "body",
    "M-5 24C-10 6 -15 -14 -10 -32C-6 -46 4 -55 17 -57C13 -50 14 -44 19 -39C23 -35 28 -34 31 -35C28 -25 18 -21 12 -12C6 -3 6 10 6 24Z",
  ],
  ["fine", "M0 22C-3 4 -7 -14 -2 -30C1 -39 6 -45 11 -49M3 -8C7 -18 14 -25 21 -29"],
  ["body", both("M0 24C8 23 14 22 18 18C22 22 20 29 13 30L0 31Z")],
  ["body", box(-4.5, 31, 4.5, 49)],
  ["fine", "M-4.5 37L4.5 34M-4.5 42L4.5 39M-4.5 47L4.5 44"],
  ["body", circle(4.5, [0, 53])],
  ["body", both(moved(turned(leaf(20, 6), 62), 27, 42))],
  ...hibiscus(-27, 34, 0.72),
  ...hibiscus(27, 34, 0.72),
];

/** The symbol of each deity: something held, worn or offered, never a body. */
export const deityEmblems = {
  shiva: resized(trident, 0.95, 0, 3),
  vishnu: discus,
  lakshmi: lotus,
  durga: resized(pot, 1.02),
  ganesha: resized(modak, 1.04, 0, -6),
  hanuman: mace,
  krishna: resized(fluteAndFeather, 0.98, 9, 4),
  rama: bow,
  surya: sun,
  saraswati: resized(veena, 1.03, 1, 5.5),
  shani: resized(planet, 1.03, 0, -1.5),
  kali: resized(sabre, 0.99),
} satisfies Record<Deity, Emblem>;
