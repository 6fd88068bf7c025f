import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words of lists and cards. Both languages ride along: together they are smaller than a request for one. */
export const catalogueText = { en, hi };
