import { isSameName } from "@aradhana/core/checkout";
import type { EnergisedFor } from "@aradhana/core/contract";

type Person = EnergisedFor | null | undefined;

/** Whether two things are energised in one name, or both in none that is known. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one && other
    ? isSameName(one.name, other.name) && isSameName(one.gotra ?? "", other.gotra ?? "")
    : !one && !other;
