import { readCookie } from "../cookies/index.ts";

const ID = /^[\w-]{1,64}$/;

/**
 * What the analytics tool knows this visit by: what the tool itself says, else the first field of its cookie
 * `_clsk`, else of `_clck`, which names a browser and not a visit.
 */
export function analyticsSessionId(cookies: string, toldByTool?: string): string | undefined {
  const told = [toldByTool, readCookie(cookies, "_clsk"), readCookie(cookies, "_clck")];
  return told.map(firstField).find((id) => id !== undefined);
}

/** Fields stand between `^`, in older versions between `|`; the cookie may be percent-encoded. */
function firstField(value = ""): string | undefined {
  const id = value.split(/\^|\||%5e|%7c/i, 1)[0] ?? "";
  return ID.test(id) ? id : undefined;
}
