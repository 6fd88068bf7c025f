import { type Emblem, type EmblemPart, resized } from "../emblem.ts";
import { around, both, box, circle, ellipse, polygon } from "../path.ts";
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
} from "./temple-parts.ts";

const turret = (x: number, foot: number, size: number): EmblemPart[] => [
  wall(x - 2.6 * size, foot - 3 * size, x + 2.6 * size, foot),
  ...dome({ x, foot: foot - 3 * size, half: 3.4 * size, height: 6 * size }, { ribs: 1, bulb: 1.1 }),
  ...finial(x, foot - 8.4 * size, 0.42 * size),
];
/** A modern tower: storeys drawn in one above the other, each edged with small domes, a golden one on top. */
const siddhivinayak: Emblem = [
  ...[-12, 12].flatMap((x) => turret(x, -16, 0.9)),
  ...dome({ x: 0, foot: -18, half: 9, height: 24 }, { ribs: 5, bulb: 1.12 }),
  ...finial(0, -41, 1),
  wall(-15, -18, 15, -8),
  arcade(-14, 14, -8, 8.5, 5),
  ...[-19, 19].flatMap((x) => turret(x, -6, 1)),
  wall(-22, -8, 22, 4),
  arcade(-21, 21, 4, 10, 6),
  ...[-26.5, 26.5].flatMap((x) => turret(x, 6, 1.1)),
  wall(-30, 4, 30, 18),
  arcade(-29, 29, 18, 12, 7),
  ...[-35, 35].flatMap((x) => turret(x, 20, 1.2)),
  wall(-38, 18, 38, 40),
  ["fine", "M-38 22L38 22"],
  arcade(-36, -11, 39.5, 15, 3),
  arcade(11, 36, 39.5, 15, 3),
  ...doorway({ x: 0, foot: 40, half: 8.5, height: 17 }),
  wall(-41, 40, 41, 44),
];

const bastion = (x: number): EmblemPart[] => [
  [
    "body",
    polygon([
      [x - 8, 38],
      [x + 8, 38],
      [x + 7, 0],
      [x - 7, 0],
    ]),
  ],
  ["fine", `M${x - 7} 6L${x + 7} 6M${x - 7.5} 20L${x + 7.5} 20`],
  ["body", [-6, -2, 2, 6].map((dx) => box(x + dx - 1.5, -4, x + dx + 1.5, 0)).join("")],
  ...dome({ x, foot: -4, half: 6, height: 9 }, { ribs: 1 }),
  ...pennant(x, -12, x < 0 ? -0.55 : 0.55),
];
/** A fort on a mound: round bastions, a long flight of steps, the temple within. */
const hanumanGarhi: Emblem = [
  ...spire({ x: 0, foot: 0, half: 13, height: 44 }, { ribs: 2, bands: 5 }),
  ...pennant(0, -49, 0.6),
  ...[-19, 19].flatMap((x) => [
    ...dome({ x, foot: 2, half: 6.5, height: 12 }, { ribs: 2, bulb: 1.1 }),
    ...finial(x, -9.5, 0.5),
  ]),
  wall(-32, 2, 32, 38),
  ["body", [-24, -18, -12, 12, 18, 24].map((x) => box(x - 2, -2, x + 2, 2)).join("")],
  ["fine", "M-30 8L30 8"],
  arcade(-28, -13, 24, 12, 2),
  arcade(13, 28, 24, 12, 2),
  ...bastion(-36),
  ...bastion(36),
  wall(-12, -2, 12, 26),
  ...doorway({ x: 0, foot: 22, half: 7.5, height: 20 }),
  ...stairs(0, 22, 8, 7, 3.4),
];

/** A mansion's front: three cusped arches, the middle one curtained, a balcony and roof pavilions. */
const bankeBihari: Emblem = [
  ...[-33, 33].flatMap((x): EmblemPart[] => [
    wall(x - 6, -22, x + 6, -12),
    ...dome({ x, foot: -22, half: 7.5, height: 11 }, { ribs: 2 }),
    ...finial(x, -32, 0.6),
    ["fine", `M${x - 3} -22L${x - 3} -12M${x + 3} -22L${x + 3} -12`],
  ]),
  ["body", "M-19 -24C-12 -38 12 -38 19 -24L19 -18L-19 -18Z"],
  ["fine", "M-15 -24C-8 -33 8 -33 15 -24"],
  ...[-8, 0, 8].flatMap((x) => finial(x, x === 0 ? -34 : -32.5, 0.7)),
  wall(-17, -18, 17, 4),
  arcade(-16, 16, -6, 10.5, 5),
  ["fine", "M-17 -5L17 -5M-17 -1L17 -1"],
  wall(-43, -12, -17, 38),
  wall(17, -12, 43, 38),
  arcade(-42, -18, 2, 11, 3),
  arcade(18, 42, 2, 11, 3),
  ["body", box(-44, 4, 44, 8)],
  wall(-43, 8, 43, 38),
  ...[-30, 30].flatMap((x): EmblemPart[] => [
    ["body", archway({ x, foot: 38, half: 9, height: 25 })],
    ["fine", archway({ x, foot: 38, half: 6.5, height: 20 })],
  ]),
  ["body", archway({ x: 0, foot: 38, half: 14, height: 29 })],
  ["body", both("M0 14C-4 20 -7 28 -12 36L-14 38L-14 22C-13 15 -7 12 0 9Z")],
  ["fine", both("M-2 13C-6 20 -9 28 -13 33M-5 12C-9 17 -11 22 -13.5 26")],
  wall(-42, 38, 42, 43),
];

/** A Kalinga tower, upright until its shoulder, before the rising sun. */
const arasavalli: Emblem = [
  ["fine", around(24, "M0 -31L0 -44")],
  ["line", circle(27, [0, 0])],
  ...spire({ x: 8, foot: 16, half: 14, height: 50 }, { ribs: 3, bands: 7, upright: 4 }),
  ...pennant(8, -41, 0.5),
  ...courses({ x: -20, foot: 16, half: 16, height: 26 }, 7, 0.26),
  ["body", ellipse(5, 2, [-20, -11.5])],
  ...finial(-20, -13, 0.7),
  ...courses({ x: 32, foot: 24, half: 9, height: 14 }, 5, 0.26),
  ...finial(32, 10, 0.6),
  wall(-38, 16, 24, 40),
  wall(24, 24, 41, 40),
  ["fine", "M-38 20L24 20M-6 20L-6 40M2 24L2 40M8 24L8 40M14 24L14 40"],
  ...doorway({ x: -20, foot: 40, half: 7, height: 17 }),
  arcade(25, 40, 39.5, 12, 2),
  wall(-40, 40, 40, 44),
];

/** The painted gate under the snow peak. */
const badrinath: Emblem = [
  ["line", "M-52 16L-26 -22L-17 -12L1 -52L21 -14L28 -24L52 16"],
  ["fine", "M-6 -36L-1 -40L3 -33L8 -38M-31 -14L-26 -17L-22 -13M24 -17L29 -19L33 -15"],
  ...dome({ x: 0, foot: -9, half: 9, height: 14 }, { ribs: 3, bulb: 1.1 }),
  ...finial(0, -22, 0.8),
  ["body", "M-20 -4L20 -4L13 -10L-13 -10Z"],
  wall(-17, -4, 17, 6),
  arcade(-16, 16, 5.5, 8, 5),
  ...[-28, 28].flatMap((x) => [
    ...dome({ x, foot: 4, half: 5, height: 8 }, { ribs: 1, bulb: 1.1 }),
    ...finial(x, -3.5, 0.5),
  ]),
  ["body", "M-38 10L38 10L34 4L-34 4Z"],
  wall(-35, 10, 35, 38),
  ["fine", "M-35 14L35 14"],
  ...[-25, 25].flatMap((x): EmblemPart[] => [
    ["body", archway({ x, foot: 27, half: 5, height: 10 })],
    ["fine", box(x - 6, 30, x + 6, 36)],
  ]),
  ["body", archway({ x: 0, foot: 38, half: 13.5, height: 25 })],
  ...doorway({ x: 0, foot: 38, half: 9, height: 18 }),
  ...stairs(0, 38, 14, 4, 3),
];

/** The temples of Ganesha, Hanuman, Krishna, Surya and Vishnu, each in its own architecture. */
export const otherTemples = {
  "siddhivinayak-mumbai": resized(siddhivinayak, 1.04, 0, -7),
  "hanuman-garhi-ayodhya": resized(hanumanGarhi, 1.01, 0, -1),
  "banke-bihari-vrindavan": resized(bankeBihari, 1.05, 0, -7.5),
  "arasavalli-surya": resized(arasavalli, 1.05, 0, -7),
  badrinath: resized(badrinath, 1.05, 0, -3),
} satisfies Record<string, Emblem>;
