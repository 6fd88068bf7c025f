import { type Emblem, type EmblemPart, resized } from "../emblem.ts";
import { both, box, ellipse, polygon } from "../path.ts";
import {
  arcade,
  archway,
  courses,
  dome,
  doorway,
  finial,
  pennant,
  spire,
  stairs,
  wall,
  water,
} from "./temple-parts.ts";

/** Two spires of different height with the ribbed golden dome between them. */
const kashiVishwanath: Emblem = [
  ...spire({ x: 21, foot: 14, half: 17, height: 56 }, { ribs: 2, bands: 6 }),
  ...spire({ x: 9, foot: 14, half: 6, height: 26 }, { bands: 2 }),
  ...spire({ x: 33, foot: 14, half: 6, height: 26 }, { bands: 2 }),
  ...spire({ x: 21, foot: 14, half: 8, height: 34 }, { bands: 3 }),
  ...pennant(21, -52, 0.55),
  ...spire({ x: -31, foot: 14, half: 11, height: 38 }),
  wall(-18, 4, 8, 14),
  ...dome({ x: -5, foot: 4, half: 12, height: 22 }, { bulb: 1.1, ribs: 5 }),
  ...finial(-5, -17, 0.8),
  wall(-43, 14, 43, 40),
  ["fine", "M-43 18L43 18"],
  arcade(-41, -10, 38, 17, 3),
  arcade(10, 41, 38, 17, 3),
  ...doorway({ x: 0, foot: 40, half: 7, height: 20 }),
  wall(-42, 40, 42, 44),
];

/** A tall spire hung with chains of small ones, in the manner of Malwa. */
const mahakaleshwar: Emblem = [
  ...spire({ x: 0, foot: 14, half: 25, height: 64 }, { ribs: 0, bands: 0, upright: 2.2 }),
  ...[-4.5, 4.5].flatMap((x) => spire({ x, foot: -26, half: 3.6, height: 13 }, { bands: 1, ribs: 0 })),
  ...[-13, 13].flatMap((x) => spire({ x, foot: -12, half: 4.6, height: 16 }, { bands: 2, ribs: 0 })),
  ...[-18.5, 18.5].flatMap((x) => spire({ x, foot: 2, half: 5.2, height: 18 }, { bands: 2, ribs: 0 })),
  ...[-21.5, 21.5].flatMap((x) => spire({ x, foot: 15, half: 6, height: 18 }, { bands: 2, ribs: 0 })),
  ...spire({ x: 0, foot: 15, half: 11, height: 44 }, { bands: 7, ribs: 1, upright: 2 }),
  ...pennant(0, -55, 0.45),
  ...[-38, 38].flatMap((x) => [
    wall(x - 5, 12, x + 5, 20),
    ...dome({ x, foot: 12, half: 6, height: 9 }, { ribs: 1 }),
    ...finial(x, 4, 0.5),
  ]),
  wall(-44, 20, 44, 40),
  wall(-30, 15, 30, 20),
  arcade(-43, -11, 38, 14, 3),
  arcade(11, 43, 38, 14, 3),
  ...doorway({ x: 0, foot: 40, half: 8, height: 20 }),
  wall(-41, 40, 41, 44),
];

/** White storeys of galleries on a hill in the river. */
const omkareshwar: Emblem = [
  ["fine", "M-52 26C-44 8 -34 2 -24 -8C-18 -14 -14 -12 -8 -18M52 26C44 10 36 6 30 -4"],
  ...spire({ x: 0, foot: -12, half: 14, height: 34 }, { ribs: 2, bands: 4 }),
  ...pennant(0, -51, 0.4),
  ...spire({ x: 27, foot: 10, half: 8, height: 24 }, { bands: 3 }),
  wall(-17, -12, 17, -1),
  arcade(-16, 16, -1.5, 9, 5),
  wall(-21, -1, 21, 11),
  arcade(-20, 20, 10.5, 10, 6),
  wall(-38, 11, 38, 24),
  arcade(-36, -9, 23.5, 10.5, 4),
  arcade(9, 36, 23.5, 10.5, 4),
  ...doorway({ x: 0, foot: 24, half: 6, height: 12 }),
  ...stairs(0, 24, 36, 3, 3.5),
  water(41, 42),
];

/** Black stone in stepped courses: low, broad and star-shaped in plan. */
const trimbakeshwar: Emblem = [
  ...spire({ x: 12, foot: 14, half: 22, height: 52 }, { ribs: 3, bands: 8, upright: 1.9 }),
  ...[-3, 27].flatMap((x) => spire({ x, foot: 14, half: 6, height: 20 }, { bands: 2, upright: 1.9 })),
  ...spire({ x: 12, foot: 14, half: 8, height: 28 }, { bands: 4, upright: 1.9 }),
  ...pennant(12, -49, 0.5),
  ...courses({ x: -23, foot: 18, half: 18, height: 22 }, 6, 0.28),
  ["body", ellipse(5.5, 2, [-23, -5.5])],
  ...finial(-23, -7, 0.7),
  wall(-42, 18, 42, 40),
  wall(-6, 14, 34, 18),
  [
    "fine",
    "M-42 22L42 22M-42 26L-33 26M-13 26L42 26" +
      [2, 8, 16, 22, 28, 36].map((x) => `M${x} 26L${x} 40`).join(""),
  ],
  ...doorway({ x: -23, foot: 40, half: 7.5, height: 17 }),
  wall(-41, 40, 41, 44),
];

/** The main spire over the sea, with smaller ones beside it and halls in front. */
const somnath: Emblem = [
  ...spire({ x: 18, foot: 10, half: 21, height: 56 }, { ribs: 1, bands: 0, upright: 2.4 }),
  ...[4, 32].flatMap((x) => spire({ x, foot: 10, half: 8, height: 38 }, { bands: 4 })),
  ...[-1, 37].flatMap((x) => spire({ x, foot: 10, half: 5, height: 20 }, { bands: 2 })),
  ...spire({ x: 18, foot: 10, half: 10, height: 44 }, { ribs: 1, bands: 5 }),
  ...pennant(18, -51, 0.55),
  ...courses({ x: -14, foot: 10, half: 17, height: 26 }, 7, 0.22),
  ...finial(-14, -16, 0.8),
  ...courses({ x: -35, foot: 18, half: 10, height: 15 }, 5, 0.25),
  ...finial(-35, 3, 0.6),
  wall(-30, 10, 42, 36),
  wall(-45, 18, -25, 36),
  ["fine", "M-30 15L42 15"],
  arcade(-24, 40, 35.5, 17, 6),
  arcade(-44, -26, 35.5, 14, 2),
  wall(-43, 36, 43, 40),
  water(46, 34),
];

const storeys = 6;
const storey = (i: number): EmblemPart[] => {
  const [low, high] = [33 - i * 3.2, 33 - (i + 1) * 3.2];
  const [bottom, top] = [20 - i * 9.4, 20 - (i + 1) * 9.4];
  const shrines = 7 - Math.min(4, i);
  return [
    [
      "body",
      polygon([
        [-low, bottom],
        [low, bottom],
        [high, top + 2.4],
        [-high, top + 2.4],
      ]),
    ],
    [
      "fine",
      Array.from({ length: shrines }, (_, k) => {
        const x = (k - (shrines - 1) / 2) * ((low * 1.8) / shrines);
        return archway({ x, foot: bottom - 1, half: 1.9, height: 5.6 });
      }).join(""),
    ],
    ["body", box(-high - 1.4, top, high + 1.4, top + 2.4)],
  ];
};
/** A gate tower of the south: storeys of small shrines under a barrel roof with its row of finials. */
const rameshwaram: Emblem = [
  ...Array.from({ length: storeys }, (_, i) => storey(i)).flat(),
  ["body", "M-17 -36.4C-19 -46 -15 -48 -12 -48L12 -48C15 -48 19 -46 17 -36.4Z"],
  ["fine", `${both("M-17 -37C-13 -37 -12 -42 -14.5 -47")}M-10 -42L10 -42`],
  ...[-10, -5, 0, 5, 10].flatMap((x) => finial(x, -47.5, 0.62)),
  [
    "body",
    polygon([
      [-34, 20],
      [34, 20],
      [35, 41],
      [-35, 41],
    ]),
  ],
  ["fine", `M-34 24L34 24${both("M-30 24L-31 41M-25 24L-26 41M-20 24L-20 41M-15 24L-15 41")}`],
  ...doorway({ x: 0, foot: 41, half: 8.5, height: 19 }),
  wall(-41, 41, 41, 45),
];

/** The temples of Shiva, each in its own architecture. */
export const shivaTemples = {
  "kashi-vishwanath": resized(kashiVishwanath, 0.95, 0, 1),
  "mahakaleshwar-ujjain": resized(mahakaleshwar, 0.93, 0, 2.5),
  omkareshwar: resized(omkareshwar, 1.01, 0, -1.5),
  trimbakeshwar: resized(trimbakeshwar, 0.99, 0, -2),
  somnath: resized(somnath, 0.97, 0, 1.4),
  rameshwaram: resized(rameshwaram, 1.01, 0, -4.5),
} satisfies Record<string, Emblem>;
