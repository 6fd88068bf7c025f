import type { ScenePalette } from "../palette.ts";
import { fill, type Point, path, poly } from "../svg.ts";
import { mist } from "./hills.ts";
import type { Land } from "./land-site.ts";
import { ridge } from "./ridge.ts";

const rock: Point[] = [
  [-1, 0],
  [-0.66, 0.3],
  [-0.52, 0.34],
  [-0.2, 0.76],
  [-0.12, 0.78],
  [0, 1],
  [0.1, 0.84],
  [0.2, 0.8],
  [0.46, 0.44],
  [0.58, 0.42],
  [1, 0],
];
const litSnow: Point[] = [
  [0, 1],
  [-0.12, 0.78],
  [-0.2, 0.76],
  [-0.52, 0.34],
  [-0.4, 0.3],
  [-0.34, 0.42],
  [-0.22, 0.3],
  [-0.16, 0.5],
  [-0.06, 0.28],
  [0.02, 0.52],
  [-0.02, 0.74],
];
const shadedSnow: Point[] = [
  [0, 1],
  [0.1, 0.84],
  [0.2, 0.8],
  [0.46, 0.44],
  [0.34, 0.34],
  [0.28, 0.5],
  [0.18, 0.4],
  [0.12, 0.56],
  [0.02, 0.52],
  [-0.02, 0.74],
];

/** A peak of three planes: lit snow, shaded snow, and bare rock under a broken snow line. */
const peak = (p: ScenePalette, x: number, y: number, half: number, height: number) => {
  const plane = (points: Point[]) => poly(points.map(([dx, up]): Point => [x + half * dx, y - height * up]));
  return (
    path(plane(rock), fill("url(#far)")) +
    path(plane(litSnow), fill(p.disc, 0.96)) +
    path(plane(shadedSnow), fill(p.far)) +
    path(plane(shadedSnow), fill(p.disc, 0.42))
  );
};

/** The snow peaks of the Himalaya; the highest stands beside the temple. */
export const peaks: Land = {
  behind: ({ p, horizon: y, templeX }) => {
    const away = templeX > 600 ? -1 : 1;
    return (
      peak(p, 600 + away * 500, y, 380, 320) +
      peak(p, 600 - away * 540, y, 400, 360) +
      mist(y - 60, 260) +
      peak(p, templeX + away * 170, y + 20, 540, 540) +
      peak(p, templeX + away * 520, y + 30, 330, 270) +
      mist(y, 200) +
      path(ridge(y + 6, 60, 4, 5), fill("url(#mid)", 0.9)) +
      mist(y + 50, 120)
    );
  },
};
