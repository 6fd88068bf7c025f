import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words of the widget of pujas, in both languages. */
export const pujasText = { en, hi };
