import * as v from "valibot";
import { birthDate } from "../birth/birth-details.ts";
import { countedName } from "./name-preview.ts";
import { nameWishes } from "./name-wishes.ts";

/** What a name correction is made of: the name, the date of birth, and what must stay as it is. */
export const nameDetails = v.object({
  /** The name in use. */
  name: countedName,
  /** The name given at birth, where it is another. */
  birth_name: v.optional(v.nullable(countedName), null),
  dob: birthDate,
  for_whom: v.optional(v.picklist(["self", "child", "other"]), "self"),
  ...nameWishes.entries,
  /** The name on documents stays; a new spelling is for daily use alone. */
  legal_name_fixed: v.optional(v.boolean(), true),
});
export type NameDetails = v.InferOutput<typeof nameDetails>;
export type NameDetailsInput = v.InferInput<typeof nameDetails>;
