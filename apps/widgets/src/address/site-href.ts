import { queryString } from "@aradhana/core/address";
import { parseLanguage } from "@aradhana/core/language";
import { forwardedParameters } from "./forwarded-parameters.ts";

/**
 * The address of a page of the full site, with the partner's language, the campaign of the visit and whether the cart is hidden.
 * Without a language the site chooses its own.
 */
export function siteHref(path: string, search: URLSearchParams): string {
  const [pathname = "", own] = path.split("?");
  const query = new URLSearchParams([
    ...new URLSearchParams(own),
    ...forwardedParameters(search, ["affiliate_id", "cart_disabled"]),
  ]);
  const language = parseLanguage(search.get("lang"));
  if (language) query.set("lang", language);
  return pathname + queryString(query);
}
