import * as v from "valibot";
import { metaCookie } from "../contract/index.ts";
import { readCookie } from "./read-cookie.ts";

/** The browser and the click that Meta's pixel knows a visitor by; whatever is not of its form is left out. */
export function marketingCookies(cookies: string): { fbp?: string; fbc?: string } {
  const [fbp, fbc] = (["fbp", "fbc"] as const).map((name) => {
    // The pixel puts an underscore before the names that everybody calls them by.
    const value = readCookie(cookies, `_${name}`) ?? readCookie(cookies, name);
    return v.is(metaCookie, value) ? value : undefined;
  });
  return { ...(fbp && { fbp }), ...(fbc && { fbc }) };
}
