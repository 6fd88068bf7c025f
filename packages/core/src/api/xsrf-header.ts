// Not from the index, which would also load the schemas of the marketing cookies.
import { readCookie } from "../cookies/read-cookie.ts";

const COOKIE = "XSRF-TOKEN";
const HEADER = "x-xsrf-token";
const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

interface RequestInfo {
  method: string;
  url: string;
  pageOrigin: string;
  /** In the format of `document.cookie`. */
  cookies: string;
}

/**
 * The XSRF token of the cookie as a header, which no other site can send. It is sent only with requests that
 * change something, and only to the page's own origin, so that no other origin learns it.
 */
export function xsrfHeader({ method, url, pageOrigin, cookies }: RequestInfo): Record<string, string> {
  if (harmless.has(method) || new URL(url).origin !== pageOrigin) return {};
  const cookie = readCookie(cookies, COOKIE);
  const token = cookie && decoded(cookie);
  return token ? { [HEADER]: token } : {};
}

/** The part that is valid in a header: a cookie may contain any character. */
function decoded(cookie: string): string | undefined {
  let token: string | undefined;
  try {
    token = decodeURIComponent(cookie);
  } catch {
    // A URIError: a value in another encoding is not our token.
  }
  return token && /^[\x21-\x7e]{1,4096}$/.test(token) ? token : undefined;
}
