import { emptyAddress } from "@aradhana/core/checkout";
import type { Pooja } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import type { Visitor } from "../../../shared/services/visitor.tsx";
import type { BookingDraft } from "./draft.ts";

/** A booking nobody has filled in yet: the usual package, and nothing else chosen. */
export function newDraft({ id, title, packages, price_from }: Pooja, { country }: Visitor): BookingDraft {
  const chosen = packages.find(({ is_default }) => is_default) ?? packages[0];
  return {
    poojaId: id,
    title,
    at: 0,
    packageId: chosen?.id ?? "",
    addons: {},
    dakshina: 0,
    currency: price_from.currency,
    coupon: "",
    name: "",
    phone: { dial_code: dialCodeOf(country), number: "" },
    address: emptyAddress(country),
    whatsapp: false,
  };
}
