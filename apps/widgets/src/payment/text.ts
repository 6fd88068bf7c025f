import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words of paying, and of what became of it. */
export const paymentText = { en, hi };
