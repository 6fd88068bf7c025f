import { parseLanguage } from "@aradhana/core/language";

/** A page of the full site, in the language that the partner asked for; without one the site knows its visitor. */
export function siteHref(path: string, search: URLSearchParams): string {
  const language = parseLanguage(search.get("lang"));
  return language ? `${path}?lang=${language}` : path;
}
