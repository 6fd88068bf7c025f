import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Messages around the banners; their own texts are from the API. */
export const bannersText = { en, hi };
