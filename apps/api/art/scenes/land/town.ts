import { each, fill, rect } from "../svg.ts";
import { hills } from "./hills.ts";
import type { Land } from "./land-site.ts";
import { plain } from "./plain.ts";
import { palm } from "./trees.ts";

const houses = [
  [20, 90, 150],
  [105, 70, 220],
  [185, 84, 120],
  [330, 60, 250],
  [400, 90, 170],
  [560, 74, 200],
  [650, 64, 280],
  [730, 96, 150],
  [860, 66, 230],
  [940, 90, 180],
  [1040, 70, 290],
  [1120, 96, 140],
] as const;

/** An open court with hills behind. */
export const town: Land = { behind: ({ p, horizon }) => hills(horizon - 30) + plain(p, horizon) };

/** The tall houses of a great city, in haze. */
export const city: Land = {
  behind: ({ p, horizon }) =>
    each(houses, ([x, wide, high]) => rect(x, horizon - high, wide, high, fill("url(#far)", 0.75))) +
    hills(horizon + 20, 33) +
    plain(p, horizon),
};

/** A court among palms. */
export const palms: Land = {
  behind: ({ p, horizon, templeX }) =>
    hills(horizon - 10, 39) +
    palm(p, templeX - 300, horizon + 4, 1.05, -1) +
    palm(p, templeX - 250, horizon, 0.74) +
    palm(p, templeX + 270, horizon + 4, 0.9) +
    plain(p, horizon),
};
