import { chosenItems } from "../catalogue/index.ts";
import type { Chadhaava, ChadhaavaQuoteRequest, Language } from "../contract/index.ts";
import type { CountryCode } from "../country/index.ts";
import type { Draft } from "./draft.ts";

interface Market {
  country: CountryCode;
  language: Language;
}

/** Whether prasad of this chadhaava can be sent to a visitor of a country. */
export const canSendPrasad = ({ prasad }: Pick<Chadhaava, "prasad">, country: CountryCode): boolean =>
  prasad !== null && (prasad.ships_to === "all" || country === "in");

/** Asks for the price of a chadhaava as it is filled in so far; undefined while nothing is chosen. */
export function chadhaavaQuoteRequest(
  { items, wantsPrasad, address }: Pick<Draft, "items" | "wantsPrasad" | "address">,
  chadhaava: Pick<Chadhaava, "id" | "prasad">,
  { country, language }: Market,
): ChadhaavaQuoteRequest | undefined {
  const chosen = chosenItems(items);
  if (chosen.length === 0) return undefined;
  const prasad = wantsPrasad === true && canSendPrasad(chadhaava, country);
  return {
    ...{ chadhaava_id: chadhaava.id, items: chosen, country_code: country, lang: language },
    ...{ prasad, ship_to: prasad ? address.country_code : null },
  };
}
