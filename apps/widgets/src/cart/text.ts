import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** The messages of the cart. */
export const cartText = { en, hi };
