import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words around add-ons. */
export const addonText = { en, hi };
