export { readCookie } from "@aradhana/core/cookies";

/** What a visitor chose, and the country that was found for who chose none. The server reads all before it draws a page. */
export type PreferenceCookie = "country" | "country_found" | "lang";

const YEAR = 365 * 24 * 60 * 60; // seconds

/** What `document.cookie` is set to, so that it lasts a year on every page. */
export function preferenceCookie(name: PreferenceCookie, value: string): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
}
