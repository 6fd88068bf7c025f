import type { Chadhaava, Offering } from "../contract/index.ts";

/** What can be chosen: sets of offerings first, since they are what most choose, then each by itself. */
export function offeringRows({ combos, offerings }: Pick<Chadhaava, "combos" | "offerings">): Offering[] {
  const sets = combos.map(({ holds, ...combo }) => ({
    ...combo,
    what_is_offered: holds.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(", "),
  }));
  return [...sets, ...offerings];
}
