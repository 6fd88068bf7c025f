import type { Currency, Language } from "@aradhana/core/contract";
import { marketOf } from "./meta.ts";

/** The language, market and time for which the catalogue is read. */
export type View = { language: Language; currency: Currency; country: string; now: Date };

/** The view of a validated query. */
export function viewOf(
  query: { lang: Language; country_code: string; currency_code?: Currency | undefined },
  now: Date,
): View {
  const market = marketOf(query);
  return { language: query.lang, currency: market.currency, country: market.country_code, now };
}
