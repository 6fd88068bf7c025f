import { readCookie } from "../cookies/index.ts";

/**
 * The analytics tool's session id: from the tool itself, then from its cookie `_clsk`, then from `_clck`, which
 * identifies the browser rather than the session. `cookies` has the format of `document.cookie`.
 */
export function analyticsSessionId(fromTool: string | undefined, cookies: string): string | undefined {
  return fromTool || idIn(cookies, "_clsk") || idIn(cookies, "_clck");
}

/**
 * The first field of a cookie, encoded or not, in the old (`|`) or new (`^`) format. The result is sent in a
 * header, so it is limited to safe characters.
 */
function idIn(cookies: string, name: string): string | undefined {
  return /^\w{1,64}(?=\^|%5E|\||%7C|$)/i.exec(readCookie(cookies, name) ?? "")?.[0];
}
