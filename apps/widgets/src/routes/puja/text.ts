import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** Words of the choice of a package. */
export const pujaText = { en, hi };
