import type { Currency } from "../contract/index.ts";
import type { CountryCode } from "../country/index.ts";

/** The specification's table: country, currency and symbol by dial code. */
export const currencyTable = [
  { dial_code: "91", country_short: "in", currency: "inr", symbol: "₹" },
  { dial_code: "1", country_short: "us", currency: "usd", symbol: "$" },
  { dial_code: "49", country_short: "de", currency: "eur", symbol: "€" },
] as const satisfies { dial_code: string; country_short: string; currency: Currency; symbol: string }[];

/** Where the euro is legal tender: ECB list of 2026 and the micro-states that use it by agreement. */
const euroCountries = new Set(
  "ad at be bg cy de ee es fi fr gr hr ie it lt lu lv mc me mt nl pt si sk sm va xk".split(" "),
);

/** The price list of a country: rupees for India, euros where they are legal tender, dollars elsewhere. */
export function currencyOf(country: CountryCode): Currency {
  if (country === "in") return "inr";
  return euroCountries.has(country) ? "eur" : "usd";
}

/** The prefix of an amount: ₹ for inr or an unknown currency, $ for usd, otherwise the code and a space. */
export function currencySymbol(currency: string | undefined): string {
  if (!currency || currency.toLowerCase() === "inr") return "₹";
  if (currency.toLowerCase() === "usd") return "$";
  return /^[a-z]{3}$/i.test(currency) ? `${currency.toUpperCase()} ` : "₹";
}
