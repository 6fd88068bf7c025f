import type { Currency, Language } from "@aradhana/core/contract";
import { marketOf } from "./meta.ts";

/** For whom, and at what moment, something is read: words, prices and states depend on it. */
export type View = { language: Language; currency: Currency; country: string; now: Date };

/** The view that a checked query asks for. */
export function viewOf(
  query: { lang: Language; country_code: string; currency_code?: Currency | undefined },
  now: Date,
): View {
  const market = marketOf(query);
  return { language: query.lang, currency: market.currency, country: market.country_code, now };
}
