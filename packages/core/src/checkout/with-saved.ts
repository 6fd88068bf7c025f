import type { NamedDevotee } from "./draft-parts.ts";

/** The devotees with a saved one in the first empty row, or in a new one while there is room. */
export function withSaved(
  devotees: readonly NamedDevotee[],
  { name, gotra }: Pick<NamedDevotee, "name" | "gotra">,
  limit: number,
): NamedDevotee[] {
  const empty = devotees.find((devotee) => !devotee.name.trim());
  if (empty) return devotees.map((each) => (each === empty ? { key: each.key, name, gotra } : each));
  if (devotees.length >= limit) return [...devotees];
  return [...devotees, { key: Math.max(...devotees.map(({ key }) => key)) + 1, name, gotra }];
}
