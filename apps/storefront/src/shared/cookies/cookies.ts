export { readCookie } from "@aradhana/core/cookies";

/** A visitor's choices, and the country that a lookup found. The server reads them before it renders a page. */
export type PreferenceCookie = "country" | "country_found" | "lang";

const YEAR = 365 * 24 * 60 * 60; // seconds

/** What `document.cookie` is set to, so that it lasts a year on every page. */
export function preferenceCookie(name: PreferenceCookie, value: string): string {
  // The web server adds it to its own cookies.
  const secure = globalThis.location?.protocol === "https:" ? "; secure" : "";
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}
