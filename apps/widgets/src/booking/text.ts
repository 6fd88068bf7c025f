import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words of a booking. */
export const bookingText = { en, hi };
