import * as v from "valibot";
import { birthDate } from "../birth/birth-details.ts";
import { dateOf, hasNoSuchDay } from "../birth/birth-draft.ts";
import { type NameDetailsInput, nameDetails } from "./name-order.ts";
import { nameProblem } from "./name-problem.ts";

const part = v.optional(v.number());
const { for_whom, system, most_changes } = nameDetails.entries;

/** The details of a name correction while they are filled in. */
export const nameDraft = v.object({
  name: v.string(),
  /** Empty where it is the same. */
  birthName: v.string(),
  date: v.object({ day: part, month: part, year: part }),
  forWhom: for_whom.wrapped,
  system: system.wrapped,
  keepsFirstLetter: v.boolean(),
  mostChanges: most_changes.wrapped,
  isLegalNameFixed: v.boolean(),
});
export type NameDraft = v.InferOutput<typeof nameDraft>;

export const emptyName: NameDraft = {
  ...{ name: "", birthName: "", date: {}, forWhom: "self", system: "both" },
  ...{ keepsFirstLetter: true, mostChanges: 1, isLegalNameFixed: true },
};

/** The filled-in details as they are ordered; undefined while they are incomplete. */
export function nameDetailsOf(draft: NameDraft): NameDetailsInput | undefined {
  const dob = dateOf(draft);
  const name = draft.name.trim();
  if (!name || !dob) return undefined;
  return {
    ...{ name, birth_name: draft.birthName.trim() || null, dob },
    ...{ for_whom: draft.forWhom, system: draft.system, most_changes: draft.mostChanges },
    ...{ keep_first_letter: draft.keepsFirstLetter, legal_name_fixed: draft.isLegalNameFixed },
  };
}

/** What is wrong with each field; an empty record where nothing is. */
export interface NameErrors {
  nameInUse?: "empty" | "characters" | "latin" | "too_short";
  nameAtBirth?: "characters" | "latin" | "too_short";
  dob?: "empty" | "invalid" | "future";
}

function errorOfDate(date: string | undefined, today: string): NameErrors["dob"] {
  if (!date) return "empty";
  if (!v.is(birthDate, date)) return "invalid";
  return date > today ? "future" : undefined;
}

/** Checks the details of a name by the rules of the contract. `today` is the visitor's day, 2026-11-28. */
export function checkName(draft: NameDraft, today: string): NameErrors {
  const inUse = draft.name.trim() ? nameProblem(draft.name.trim()) : "empty";
  const atBirth = draft.birthName.trim() ? nameProblem(draft.birthName.trim()) : undefined;
  const date = dateOf(draft);
  const dob = hasNoSuchDay(draft) ? "invalid" : errorOfDate(date, today);
  return {
    ...(inUse && { nameInUse: inUse }),
    ...(atBirth && { nameAtBirth: atBirth }),
    ...(dob && { dob }),
  };
}
