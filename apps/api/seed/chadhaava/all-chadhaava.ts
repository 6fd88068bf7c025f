import type { ChadhaavaSeries } from "./define-chadhaava.ts";
import { deviChadhaava } from "./series/devi.ts";
import { otherChadhaava } from "./series/others.ts";
import { shivaChadhaava } from "./series/shiva.ts";

/** All chadhaava series of the seed, the most popular first. */
export const allChadhaava: readonly ChadhaavaSeries[] = [
  ...shivaChadhaava,
  ...deviChadhaava,
  ...otherChadhaava,
];
