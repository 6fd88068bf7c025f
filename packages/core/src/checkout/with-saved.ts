import type { FamilyProfile, SavedAddress } from "../contract/index.ts";
import type { AddressDraft, NamedDevotee } from "./draft-parts.ts";

/** Whether one more can be named: in an empty row, or in a new one. */
export const hasRoom = (devotees: readonly NamedDevotee[], limit: number): boolean =>
  devotees.length < limit || devotees.some(({ name }) => !name.trim());

/** The devotees with a saved one in the first empty row, or in a new one while there is room. */
export function withSaved(
  devotees: readonly NamedDevotee[],
  saved: Pick<FamilyProfile, "name" | "name_devanagari" | "gotra">,
  limit: number,
): NamedDevotee[] {
  const row = rowOf(saved);
  const empty = devotees.find((devotee) => !devotee.name.trim());
  if (empty) return devotees.map((each) => (each === empty ? { key: each.key, ...row } : each));
  if (devotees.length >= limit) return [...devotees];
  return [...devotees, { key: Math.max(...devotees.map(({ key }) => key)) + 1, ...row }];
}

/** The fields of a saved devotee. A spelling that was saved is the buyer's own and no longer follows the name. */
const rowOf = ({
  name,
  name_devanagari,
  gotra,
}: Pick<FamilyProfile, "name" | "name_devanagari" | "gotra">) => ({
  ...{ name, gotra },
  ...(name_devanagari && { name_devanagari, isWritten: true }),
});

/** The fields of a saved address that an order has. */
export function draftOf(saved: SavedAddress): AddressDraft {
  const { country_code, postcode, line1, line2, landmark, city, district, state } = saved;
  return { country_code, postcode, line1, line2, landmark, city, district, state };
}
