import type { Chadhaava, Offering } from "../contract/index.ts";

/** The choices: sets of offerings first, which most buyers choose, then single offerings. */
export function offeringRows({ combos, offerings }: Pick<Chadhaava, "combos" | "offerings">): Offering[] {
  const sets = combos.map(({ holds, ...combo }) => ({
    ...combo,
    what_is_offered: holds.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(", "),
  }));
  return [...sets, ...offerings];
}
