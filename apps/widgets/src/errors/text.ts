import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** What a visitor is told of refused calls. */
export const errorTexts = { en, hi };
