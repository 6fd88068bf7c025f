import { parseCountry } from "@aradhana/core/country";
import type { MiddlewareHandler } from "hono";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";

/**
 * Stores the country that a form without scripts sends as `country`, and redirects to the page of the form. With
 * scripts, the page sets the same cookie itself.
 */
export const chooseCountry: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams: query } = new URL(c.req.url);
  const chosen = query.get("country");
  if (chosen === null) return next();
  query.delete("country");
  const country = parseCountry(chosen);
  if (country) c.header("Set-Cookie", preferenceCookie("country", country));
  c.header("Cache-Control", "private, no-store");
  return c.redirect(query.size > 0 ? `${pathname}?${query}` : pathname, 303);
};
