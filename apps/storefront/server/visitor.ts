import {
  type CountryCode,
  decideCountry,
  defaultCountry,
  edgeCountryHeaders,
  parseCountry,
} from "@aradhana/core/country";
import { readCookie } from "../src/shared/cookies/cookies.ts";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";

/** The request headers on which a page for shared caches depends. Its language is in the address. */
export const variesOn = (trustEdge: boolean): string[] => [
  ...(trustEdge ? edgeCountryHeaders : []),
  "Accept-Encoding",
];

/** The country set by an edge of ours. */
export function edgeCountryOf(headers: Headers, trustEdge: boolean): CountryCode | undefined {
  if (!trustEdge) return undefined;
  // `XX` and `T1` are no countries: an edge sends them when it does not know.
  return edgeCountryHeaders.map((name) => parseCountry(headers.get(name))).find(Boolean);
}

function countryOf({ headers }: Request, trustEdge: boolean): CountryCode {
  const cookies = headers.get("cookie") ?? "";
  const decided = decideCountry(
    {
      chosen: readCookie(cookies, "country"),
      edge: edgeCountryOf(headers, trustEdge),
      found: readCookie(cookies, "country_found"),
    },
    parseCountry,
  );
  return decided?.country ?? defaultCountry;
}

/** Country and language of a request. */
export function visitorOf(request: Request, trustEdge: boolean): Visitor {
  const cookies = request.headers.get("cookie") ?? "";
  const requested = new URL(request.url).searchParams.get("lang");
  return {
    country: countryOf(request, trustEdge),
    language:
      parseLanguage(requested) ??
      parseLanguage(readCookie(cookies, "lang")) ??
      parseLanguage(request.headers.get("accept-language")?.split(",")[0]) ??
      "en",
  };
}
