import type { Language, SankalpRequest } from "../contract/index.ts";
import { toDevanagari } from "../sankalp/index.ts";
import type { NamedDevotee } from "./draft-parts.ts";

/** The names of an order as the priest reads them: the first is the buyer, and a gotra may be unknown. */
export const sankalpOf = (
  orderId: string,
  devotees: readonly NamedDevotee[],
  language: Language,
): SankalpRequest => ({
  order_id: orderId,
  language,
  purpose: "self",
  devotees: devotees.map(({ name, gotra }, place) => ({
    name: name.trim(),
    name_devanagari: toDevanagari(name.trim()),
    gotra: gotra.trim(),
    gotra_unknown: gotra.trim() === "",
    relation: place === 0 ? "self" : "other",
  })),
});
