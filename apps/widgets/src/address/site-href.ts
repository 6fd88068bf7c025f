import { queryString } from "@aradhana/core/address";
import { parseLanguage } from "@aradhana/core/language";
import { carried } from "./carried.ts";

/**
 * A page of the full site, in the language that the partner asked for, and knowing who sent its visitor. Without a
 * language the site knows its own.
 */
export function siteHref(path: string, search: URLSearchParams): string {
  const query = carried(search, ["affiliate_id"]);
  const language = parseLanguage(search.get("lang"));
  if (language) query.set("lang", language);
  return path + queryString(query);
}
