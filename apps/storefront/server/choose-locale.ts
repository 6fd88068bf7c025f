import { parseCountry } from "@aradhana/core/country";
import { canonicalPath } from "@aradhana/core/paths";
import type { MiddlewareHandler } from "hono";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
import { CHOOSE_LANGUAGE } from "../src/shared/without-script/choose-language.ts";

/**
 * Stores the country or the language that a visitor without scripts chooses, and redirects to the page of the choice. With
 * scripts, the page sets the same cookies itself.
 */
export const chooseLocale: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams: query } = new URL(c.req.url);
  if (!query.has("country") && !query.has(CHOOSE_LANGUAGE)) return next();
  const country = parseCountry(query.get("country"));
  const language = parseLanguage(query.get(CHOOSE_LANGUAGE));
  query.delete("country");
  query.delete(CHOOSE_LANGUAGE);
  if (country) c.header("Set-Cookie", preferenceCookie("country", country), { append: true });
  if (language) c.header("Set-Cookie", preferenceCookie("lang", language), { append: true });
  c.header("Cache-Control", "private, no-store");
  const page = query.size > 0 ? `${pathname}?${query}` : pathname;
  return c.redirect(language ? canonicalPath(page, language) : page, 303);
};
