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
  const cookie = readCookie(cookies, COOKIE);
  const token = cookie && decoded(cookie);
  return token ? { [HEADER]: token } : {};
}

/** What a header can carry of it: a cookie may hold anything. */
function decoded(cookie: string): string | undefined {
  let token: string | undefined;
  try {
    token = decodeURIComponent(cookie);
  } catch {
    // A URIError: what was encoded otherwise is no token of ours.
  }
  return token && /^[\x21-\x7e]{1,4096}$/.test(token) ? token : undefined;
}
