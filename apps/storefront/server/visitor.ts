import { defaultCountry, edgeCountryHeaders, parseCountry } from "@aradhana/core/country";
import { parseLanguage } from "../src/i18n/languages.ts";
import { readCookie } from "../src/preferences/cookies.ts";
import type { Visitor } from "../src/services/visitor.tsx";

/** Every request header that a page depends on, for `Vary`. */
export const variesOn = ["Cookie", "Accept-Language", ...edgeCountryHeaders].join(", ");

/** Country and language of a request: what was chosen, else what the edge or the browser says. */
export function visitorOf(request: Request, trustEdge: boolean): Visitor {
  const { headers } = request;
  const cookies = headers.get("cookie") ?? "";
  // `XX` and `T1`, which are no countries, are an edge's words for not knowing.
  const edge = trustEdge ? edgeCountryHeaders.map((name) => headers.get(name)).find(Boolean) : undefined;
  const asked = new URL(request.url).searchParams.get("lang");
  return {
    country: parseCountry(readCookie(cookies, "country")) ?? parseCountry(edge) ?? defaultCountry,
    language:
      parseLanguage(asked) ??
      parseLanguage(readCookie(cookies, "lang")) ??
      parseLanguage(headers.get("accept-language")?.split(",")[0]) ??
      "en",
  };
}
