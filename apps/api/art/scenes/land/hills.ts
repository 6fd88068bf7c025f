import { fill, path, rect, WIDE } from "../svg.ts";
import { ridge } from "./ridge.ts";

/** A band of haze between near and far planes. */
export const mist = (y: number, height = 120) => rect(0, y - height * 0.6, WIDE, height, fill("url(#mist)"));

/** Two lines of hills. */
export const hills = (y: number, seed = 5) =>
  path(ridge(y - 50, 120, seed), fill("url(#far)")) +
  path(ridge(y + 10, 90, seed + 6, 5), fill("url(#mid)", 0.85)) +
  mist(y);
