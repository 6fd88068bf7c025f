import {
  type CountryCode,
  type DecidedCountry,
  decideCountry,
  defaultCountry,
  edgeCountryHeaders,
  parseCountry,
} from "@aradhana/core/country";
import { readCookie } from "../src/shared/cookies/cookies.ts";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";

/** Every request header that a page depends on, for `Vary`. */
export const variesOn = ["Cookie", "Accept-Language", ...edgeCountryHeaders].join(", ");

/** The visitor's country, if the request names one. */
export function decidedCountryOf({ headers }: Request, trustEdge: boolean): DecidedCountry | undefined {
  const cookies = headers.get("cookie") ?? "";
  return decideCountry(
    {
      chosen: readCookie(cookies, "country"),
      edge: edgeCountryOf(headers, trustEdge),
      found: readCookie(cookies, "country_found"),
    },
    parseCountry,
  );
}

/** The country set by an edge of ours. */
export function edgeCountryOf(headers: Headers, trustEdge: boolean): CountryCode | undefined {
  if (!trustEdge) return undefined;
  // `XX` and `T1` are no countries: an edge sends them when it does not know.
  return edgeCountryHeaders.map((name) => parseCountry(headers.get(name))).find(Boolean);
}

/** Country and language of a request. */
export function visitorOf(
  request: Request,
  trustEdge: boolean,
  decided = decidedCountryOf(request, trustEdge),
): Visitor {
  const cookies = request.headers.get("cookie") ?? "";
  const requested = new URL(request.url).searchParams.get("lang");
  return {
    country: decided?.country ?? defaultCountry,
    language:
      parseLanguage(requested) ??
      parseLanguage(readCookie(cookies, "lang")) ??
      parseLanguage(request.headers.get("accept-language")?.split(",")[0]) ??
      "en",
  };
}
