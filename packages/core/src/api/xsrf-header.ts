import { readCookie } from "../cookies/index.ts";

const COOKIE = "XSRF-TOKEN";
const HEADER = "x-xsrf-token";
const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

interface Asked {
  method: string;
  url: string;
  pageOrigin: string;
  /** As `document.cookie` has them. */
  cookies: string;
}

/**
 * The token of the cookie as a header, which no other site can send. It goes with what changes something, and to the
 * page's own origin only: to another it would be given away.
 */
export function xsrfHeader({ method, url, pageOrigin, cookies }: Asked): Record<string, string> {
  if (harmless.has(method) || new URL(url).origin !== pageOrigin) return {};
  const token = decoded(readCookie(cookies, COOKIE) ?? "");
  return token ? { [HEADER]: token } : {};
}

/** What a header can carry of it: a cookie may hold anything. */
function decoded(cookie: string): string | undefined {
  try {
    const token = decodeURIComponent(cookie);
    return /^[\x21-\x7e]{1,4096}$/.test(token) ? token : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
