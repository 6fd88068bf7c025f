import type { Language, SankalpRequest } from "../contract/index.ts";
import { toDevanagari } from "../sankalp/index.ts";
import type { NamedDevotee } from "./draft-parts.ts";

/** How the priest reads a name: as the buyer's form shows it, or by rules where it shows nothing. */
export const spellingOf = ({
  name,
  name_devanagari,
}: Pick<NamedDevotee, "name" | "name_devanagari">): string =>
  name_devanagari?.trim() || toDevanagari(name.trim());

/** How the priest reads a name, for a request: nothing where no form shows it yet, since the API knows more names than the rules. */
export function givenSpelling({ name_devanagari }: Pick<NamedDevotee, "name_devanagari">) {
  const given = name_devanagari?.trim();
  return given ? { name_devanagari: given } : {};
}

/** The names of an order as the priest reads them: the first is the buyer, and a gotra may be unknown. */
export const sankalpOf = (
  orderId: string,
  devotees: readonly NamedDevotee[],
  language: Language,
): SankalpRequest => ({
  order_id: orderId,
  language,
  purpose: "self",
  devotees: devotees.map((devotee, place) => ({
    name: devotee.name.trim(),
    ...givenSpelling(devotee),
    gotra: devotee.gotra.trim(),
    gotra_unknown: devotee.gotra.trim() === "",
    relation: place === 0 ? "self" : "other",
  })),
});
