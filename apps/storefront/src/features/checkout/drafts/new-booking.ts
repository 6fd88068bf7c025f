import { type Draft, newDraft } from "@aradhana/core/checkout";
import type { Pooja } from "@aradhana/core/contract";
import type { Visitor } from "../../../shared/services/visitor.tsx";

/** An empty booking of a puja: the usual package, and nothing else chosen. */
export function newBooking({ id, title, packages }: Pooja, { country }: Visitor): Draft {
  const usual = packages.find(({ is_default }) => is_default) ?? packages[0];
  return newDraft({ type: "pooja", itemId: id, title, country }, { packageId: usual?.id ?? "" });
}
