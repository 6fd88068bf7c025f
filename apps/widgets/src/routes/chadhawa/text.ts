import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words around offerings. */
export const chadhawaText = { en, hi };
