/** What a visitor chose, and the country that was found for who chose none. The server reads all before it draws a page. */
export type PreferenceCookie = "country" | "country_found" | "lang";

const YEAR = 365 * 24 * 60 * 60; // seconds

/** One cookie of a `Cookie` header or of `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** What `document.cookie` is set to, so that it lasts a year on every page. */
export function preferenceCookie(name: PreferenceCookie, value: string): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
}
