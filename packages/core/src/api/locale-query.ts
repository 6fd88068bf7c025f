import type { CountryCode } from "../country/index.ts";

interface Locale {
  country: CountryCode;
  language: string;
}

/**
 * Adds what prices and language depend on: `country_code` under `/noauth-api/` unless the URL names a country or
 * currency (ruling D10), and `lang` on every read.
 */
export function withLocale(address: string, method: string, { country, language }: Locale): string {
  const url = new URL(address);
  const { searchParams: query } = url;
  if (url.pathname.startsWith("/noauth-api/") && !query.has("country_code") && !query.has("currency_code")) {
    query.set("country_code", country);
  }
  if (method === "GET" && !query.has("lang")) query.set("lang", language);
  return url.href;
}
