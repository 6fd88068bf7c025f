import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** The messages for failed calls. */
export const errorTexts = { en, hi };
