import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words around the banners; what stands on them is the API's. */
export const bannersText = { en, hi };
