import type { ChadhaavaSeries } from "./define-chadhaava.ts";
import { deviChadhaava } from "./series/devi.ts";
import { otherChadhaava } from "./series/others.ts";
import { shivaChadhaava } from "./series/shiva.ts";

/** Every chadhaava of the seed; what is asked for most comes first. */
export const allChadhaava: readonly ChadhaavaSeries[] = [
  ...shivaChadhaava,
  ...deviChadhaava,
  ...otherChadhaava,
];
