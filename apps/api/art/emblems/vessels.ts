import type { Emblem } from "../emblem.ts";
import { both, box, ellipse, flame, leaf, moved, turned } from "../path.ts";

const petal = (degrees: number, length: number, width: number) =>
  moved(turned(leaf(length, width), degrees), 0, 30);
const vein = (degrees: number, from: number, to: number) =>
  moved(turned(`M0 ${-from}L0 ${-to}`, degrees), 0, 30);

/** An open lotus on water. */
export const lotus: Emblem = [
  ["body", both(petal(-72, 54, 12))],
  ["body", both(petal(-50, 70, 16))],
  ["body", both(petal(-25, 80, 17))],
  ["body", petal(0, 86, 17)],
  ["fine", vein(0, 48, 76) + both(vein(-25, 50, 70)) + both(vein(-50, 44, 60))],
  ["body", both(petal(-62, 48, 13))],
  ["body", both(petal(-38, 56, 15))],
  ["body", both(petal(-13, 60, 14))],
  ["fine", both(vein(-38, 30, 48) + vein(-13, 34, 52))],
  ["body", both("M0 32C-14 20 -34 20 -46 30C-36 38 -14 40 0 32Z")],
  ["fine", "M-38 43C-14 49 14 49 38 43M-24 50C-8 54 8 54 24 50"],
];

/** A full pot with mango leaves and a coconut. */
export const kalash: Emblem = [
  ["body", both(moved(turned(leaf(30, 8), -78), -4, -14))],
  ["body", both(moved(turned(leaf(34, 8.5), -54), -4, -14))],
  ["body", both(moved(turned(leaf(34, 8.5), -30), -4, -14))],
  ["fine", both(moved(turned("M0 -6L0 -26", -54), -4, -14) + moved(turned("M0 -6L0 -26", -30), -4, -14))],
  [
    "body",
    "M0 -57C-5 -52 -15 -44 -15 -30C-15 -22 -10 -17 -7 -14L7 -14C10 -17 15 -22 15 -30C15 -44 5 -52 0 -57Z",
  ],
  ["fine", `${both("M0 -56C-7 -44 -8 -28 -4 -15")}M0 -55L0 -15`],
  ["body", "M-19 -14L19 -14C22 -14 22 -8 19 -8L-19 -8C-22 -8 -22 -14 -19 -14Z"],
  ["body", "M-15 -8C-15 -3 -20 0 -27 6C-44 20 -34 46 -14 47L14 47C34 46 44 20 27 6C20 0 15 -3 15 -8Z"],
  ["fine", "M-31 9.5C-14 4 14 4 31 9.5M-35.5 31C-20 38 20 38 35.5 31"],
  ["body", "M-14 47L14 47L19 53L-19 53Z"],
];

/** A clay lamp with one flame. */
export const diya: Emblem = [
  ["body", moved(flame(54, 19), 0, 4)],
  ["fine", moved(flame(34, 11), 0, 2)],
  ["mark", moved(flame(17, 5.5), 0, 0)],
  ["body", "M-52 2C-40 9 -20 11 0 11C20 11 40 9 52 2C48 24 28 36 0 36C-28 36 -48 24 -52 2Z"],
  ["fine", "M-45 13C-24 21 24 21 45 13M-38 21C-20 28 20 28 38 21"],
  ["line", "M-52 2C-40 -3 -20 -5 -5 -5M52 2C40 -3 20 -5 5 -5"],
  ["body", box(-9, 36, 9, 41)],
  ["body", "M-9 41L9 41C16 42 22 46 25 51L-25 51C-22 46 -16 42 -9 41Z"],
];

/** A round tray seen from a little above, its rim around 0,`y`. */
export const tray = (y: number, rx = 52, ry = 11): Emblem => [
  ["body", ellipse(rx, ry, [0, y])],
  ["fine", ellipse(rx - 5, ry - 3, [0, y])],
];
