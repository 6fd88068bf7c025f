import { type Emblem, type EmblemPart, resized } from "../emblem.ts";
import { circle, flame, moved, point, polygon } from "../path.ts";
import {
  arcade,
  archway,
  dome,
  doorway,
  finial,
  pennant,
  spire,
  stairs,
  wall,
  water,
} from "./temple-parts.ts";

const lampTower = (x: number): EmblemPart[] => [
  [
    "body",
    polygon([
      [x - 4, 40],
      [x + 4, 40],
      [x + 2, 4],
      [x - 2, 4],
    ]),
  ],
  [
    "mark",
    [11, 18, 25, 32]
      .flatMap((y) => [-1, 1].map((side) => circle(1.3, [x + side * (2.8 + y / 18), y])))
      .join(""),
  ],
  ["fine", [11, 18, 25, 32].map((y) => `M${x - 2.2 - y / 18} ${y}L${x + 2.2 + y / 18} ${y}`).join("")],
  ["body", moved(flame(8, 3), x, 4)],
];
/** Five spires over one roof, lamp towers at the sides. */
const mahalakshmi: Emblem = [
  ...[-28, 28].flatMap((x) => spire({ x, foot: 16, half: 7.5, height: 27 }, { bands: 4, upright: 1.4 })),
  ...[-15, 15].flatMap((x) => spire({ x, foot: 16, half: 9, height: 37 }, { bands: 5, upright: 1.4 })),
  ...spire({ x: 0, foot: 16, half: 13.5, height: 58 }, { ribs: 2, bands: 8, upright: 1.35 }),
  ...pennant(0, -48, 0.55),
  wall(-37, 16, 37, 40),
  ["fine", "M-37 20L37 20M-37 23L37 23"],
  arcade(-33, -9, 39.5, 14, 3),
  arcade(9, 33, 39.5, 14, 3),
  ...doorway({ x: 0, foot: 40, half: 7.5, height: 16 }),
  ...lampTower(-43),
  ...lampTower(43),
  wall(-41, 40, 41, 44),
];

/** A small shrine between the Vindhya hills and the river. */
const vindhyavasini: Emblem = [
  [
    "fine",
    "M-54 18C-46 2 -40 -2 -34 -12C-28 -22 -22 -14 -16 -8M54 18C48 6 42 2 36 -10C31 -20 24 -16 18 -10M-44 12C-38 2 -34 -2 -32 -8M46 14C42 6 38 2 35 -4",
  ],
  ...spire({ x: 0, foot: 2, half: 14, height: 42 }, { ribs: 2, bands: 5 }),
  ...pennant(0, -46, 0.75),
  ...[-23, 23].flatMap((x) => [
    ...dome({ x, foot: 6, half: 6, height: 9 }, { ribs: 1 }),
    ...finial(x, -2, 0.5),
  ]),
  wall(-30, 6, 30, 30),
  wall(-17, 2, 17, 6),
  ["fine", "M-30 10L30 10"],
  arcade(-29, -10, 29.5, 17, 2),
  arcade(10, 29, 29.5, 17, 2),
  ...doorway({ x: 0, foot: 30, half: 8, height: 19 }),
  ...stairs(0, 30, 12, 4, 3),
  water(47, 36),
];

const beehive = (x: number, foot: number, half: number, height: number): EmblemPart[] => [
  ...[0, 1, 2, 3, 4, 5].map((ring): EmblemPart => {
    const at = (t: number) => half * Math.sqrt(1 - (t * 0.96) ** 2.4);
    const [low, high] = [ring / 6, (ring + 1) / 6];
    const [y, top] = [foot - height * low, foot - height * high];
    const [wide, narrow] = [at(low), at(high)];
    const swell = point([x + wide * 1.08, (y + top) / 2]);
    return [
      "body",
      `M${point([x - wide, y])}Q${point([x - wide * 1.08, (y + top) / 2])} ${point([x - narrow, top])}L${point([x + narrow, top])}Q${swell} ${point([x + wide, y])}Q${point([x, y + half * 0.16])} ${point([x - wide, y])}Z`,
    ];
  }),
  ...finial(x, foot - height + 0.5, Math.max(0.5, half / 20)),
];
/** The beehive dome of Assam, small ones around it, the hut-roofed hall before it. */
const kamakhya: Emblem = [
  ...beehive(18, 12, 22, 50),
  ...pennant(18, -44, 0.5),
  ...[-1, 37].flatMap((x) => beehive(x, 13, 5.5, 15)),
  ["body", "M-34 14C-32 4 -26 -6 -16 -8C-10 -8 -6 0 -5 14Z"],
  ["fine", "M-30 13C-28 5 -23 -2 -16 -4M-24 13C-22 7 -20 2 -16 0M-10 13C-10 7 -12 0 -16 -4"],
  ...[-26, -16, -8].flatMap((x) => finial(x, x === -16 ? -7 : -3, 0.5)),
  wall(-6, 12, 42, 38),
  ["fine", "M-6 16L42 16"],
  ["body", "M-45 20C-38 10 -14 10 -4 16L-4 22L-45 22Z"],
  wall(-42, 22, -4, 38),
  arcade(-41, -5, 37.5, 13, 4),
  arcade(27, 41, 37.5, 17, 2),
  arcade(-4, 9, 37.5, 17, 2),
  ...doorway({ x: 18, foot: 38, half: 7.5, height: 18 }),
  ...stairs(0, 38, 38, 2, 3.2),
];

/** A roof with curved eaves and ridge, in the style of bamboo roofs. */
const eave = (y: number, half: number, sag: number, rise: number, ridge: number): EmblemPart[] => {
  const slope = (side: number, share: number) =>
    `${point([side * half * share, y - sag * (1 - share ** 2)])}C${point([side * half * share * 0.8, y - rise * 0.62])} ${point([side * (ridge * share + half * 0.1 * share), y - rise * 0.92])} ${point([side * ridge * share, y - rise])}`;
  return [
    [
      "body",
      `M${slope(-1, 1)}Q${point([0, y - rise - ridge * 0.3])} ${point([ridge, y - rise])}C${point([ridge + half * 0.1, y - rise * 0.92])} ${point([half * 0.8, y - rise * 0.62])} ${point([half, y])}Q${point([0, y - sag * 2])} ${point([-half, y])}Z`,
    ],
    ["fine", [0.75, 0.5, 0.25].map((share) => `M${slope(-1, share)}M${slope(1, share)}`).join("")],
  ];
};
/** The two-tiered curved roof of Bengal. */
const kalighat: Emblem = [
  wall(-19, -22, 19, -8),
  arcade(-18, 18, -9, 9, 6),
  ...eave(-18, 27, 5, 25, 13),
  ...[-9, 0, 9].flatMap((x) => [...finial(x, x === 0 ? -44.5 : -43.5, 0.9)]),
  wall(-36, 4, 36, 38),
  ...eave(12, 45, 7, 22, 23),
  ["fine", "M-36 18Q0 7 36 18"],
  ...[-24, 24].flatMap((x): EmblemPart[] => [
    ["body", archway({ x, foot: 38, half: 8, height: 18 })],
    ["fine", archway({ x, foot: 38, half: 5.5, height: 14 })],
  ]),
  ...doorway({ x: 0, foot: 38, half: 9.5, height: 22 }),
  wall(-40, 38, 40, 43),
];

/** The temples of the goddess, each in its own architecture. */
export const goddessTemples = {
  "mahalakshmi-kolhapur": resized(mahalakshmi, 0.98, 0, -4),
  vindhyavasini: resized(vindhyavasini, 1.01, 0, -2),
  kamakhya: resized(kamakhya, 0.98, 0, -6),
  "kalighat-kolkata": resized(kalighat, 1.04, 0, -4),
} satisfies Record<string, Emblem>;
