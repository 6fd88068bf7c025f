import { defaultCountry, parseCountry } from "@aradhana/core/country";
import { parseLanguage } from "../src/i18n/languages.ts";
import { readCookie } from "../src/preferences/cookies.ts";
import type { Visitor } from "../src/services/visitor.tsx";

/** What edges call the visitor's country. `XX` and `T1` mean that they do not know. */
const edgeHeaders = ["cf-ipcountry", "cloudfront-viewer-country", "x-vercel-ip-country"];

/** Every request header that a page depends on, for `Vary`. */
export const variesOn = ["Cookie", "Accept-Language", ...edgeHeaders].join(", ");

/** Country and language of a request: what was chosen, else what the edge or the browser says. */
export function visitorOf(request: Request, trustEdge: boolean): Visitor {
  const { headers } = request;
  const cookies = headers.get("cookie") ?? "";
  const edge = trustEdge ? edgeHeaders.map((name) => headers.get(name)).find(Boolean) : undefined;
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
