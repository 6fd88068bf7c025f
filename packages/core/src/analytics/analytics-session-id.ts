import { readCookie } from "../cookies/index.ts";

/**
 * The analytics tool's id of this session: from the tool itself, then from its cookie `_clsk`, then from
 * `_clck`, which names the browser rather than the session. `cookies` is what the page's `cookie` holds.
 */
export function analyticsSessionId(fromTool: string | undefined, cookies: string): string | undefined {
  return fromTool || idIn(cookies, "_clsk") || idIn(cookies, "_clck");
}

/** The first field of a cookie, encoded or not, old (`|`) or new (`^`); it goes out in a header, so no more. */
function idIn(cookies: string, name: string): string | undefined {
  return /^\w{1,64}(?=\^|%5E|\||%7C|$)/i.exec(readCookie(cookies, name) ?? "")?.[0];
}
