import { chosenItems, sendsPrasad } from "../catalogue/index.ts";
import type { Language, PoojaPackage, QuoteRequest } from "../contract/index.ts";
import type { CountryCode } from "../country/index.ts";
import type { Draft } from "./draft.ts";

interface Options {
  country: CountryCode;
  language: Language;
  reservationId?: string | undefined;
}

/** Asks for the price of a puja's booking as it is filled in so far. */
export function pujaQuoteRequest(
  draft: Pick<Draft, "itemId" | "items" | "dakshina" | "coupon" | "wantsPrasad" | "address">,
  booked: PoojaPackage,
  { country, language, reservationId }: Options,
): QuoteRequest {
  const prasad = sendsPrasad(booked, draft.wantsPrasad);
  return {
    pooja_id: draft.itemId,
    package_id: booked.id,
    addons: chosenItems(draft.items),
    dakshina: draft.dakshina,
    coupon: draft.coupon || null,
    country_code: country,
    lang: language,
    prasad,
    ship_to: prasad ? draft.address.country_code : null,
    reservation_id: reservationId ?? null,
  };
}
