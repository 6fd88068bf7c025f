import { type Draft, newDraft } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";

/** An empty booking of a chadhaava: nothing is chosen. */
export const newOffering = ({ id, title }: Pick<Chadhaava, "id" | "title">, country: CountryCode): Draft =>
  newDraft({ type: "chadhaava", itemId: id, title, country });
