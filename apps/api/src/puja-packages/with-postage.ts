import type { Currency } from "@aradhana/core/contract";
import { postageTo } from "../catalogue/postage.rules.ts";
import type { Prices } from "../money/prices.ts";
import type { PackageTerms, series } from "../pujas/series.table.ts";

/** What a package costs by default in the countries of each currency: with its prasad, where that can be sent. */
export function withPostage(
  { prices, shipsPrasad }: Pick<PackageTerms, "prices" | "shipsPrasad">,
  prasad: (typeof series.$inferSelect)["prasad"],
): Prices {
  const total = (currency: Exclude<Currency, "inr">) =>
    prices[currency] + ((shipsPrasad && postageTo("abroad", prasad, currency)) || 0);
  return { inr: prices.inr, usd: total("usd"), eur: total("eur") };
}
