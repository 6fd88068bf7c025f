import { type CountryCode, defaultCountry, edgeCountryHeaders, parseCountry } from "@aradhana/core/country";
import { readCookie } from "../src/shared/cookies/cookies.ts";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";

/** Every request header that a page depends on, for `Vary`. */
export const variesOn = ["Cookie", "Accept-Language", ...edgeCountryHeaders].join(", ");

/** The country that was chosen, or that the edge says: there is nothing to find out then. */
export function knownCountryOf({ headers }: Request, trustEdge: boolean): CountryCode | undefined {
  return (
    parseCountry(readCookie(headers.get("cookie") ?? "", "country")) ?? edgeCountryOf(headers, trustEdge)
  );
}

/** The country that an edge of ours says. */
export function edgeCountryOf(headers: Headers, trustEdge: boolean): CountryCode | undefined {
  if (!trustEdge) return undefined;
  // `XX` and `T1`, which are no countries, are an edge's words for not knowing.
  return edgeCountryHeaders.map((name) => parseCountry(headers.get(name))).find(Boolean);
}

/** Country and language of a request: what is known, else what an earlier page found out or the browser says. */
export function visitorOf(
  request: Request,
  trustEdge: boolean,
  known = knownCountryOf(request, trustEdge),
): Visitor {
  const cookies = request.headers.get("cookie") ?? "";
  const asked = new URL(request.url).searchParams.get("lang");
  return {
    country: known ?? parseCountry(readCookie(cookies, "country_found")) ?? defaultCountry,
    language:
      parseLanguage(asked) ??
      parseLanguage(readCookie(cookies, "lang")) ??
      parseLanguage(request.headers.get("accept-language")?.split(",")[0]) ??
      "en",
  };
}
