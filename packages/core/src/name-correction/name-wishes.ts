import * as v from "valibot";

/** A report is sold only with so many spellings that agree better than the name does. */
export const FEWEST_SPELLINGS = 3;

/** How a name is to be corrected, and what must stay as it is. */
export const nameWishes = v.object({
  system: v.optional(v.picklist(["chaldean", "pythagorean", "both"]), "both"),
  keep_first_letter: v.optional(v.boolean(), true),
  /** How many letters may change. */
  most_changes: v.optional(v.picklist([1, 2]), 1),
});
