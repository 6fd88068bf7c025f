import * as v from "valibot";
import { metaCookie } from "../contract/attribution.ts";
import { readCookie } from "./read-cookie.ts";

/** The browser id and click id of the Meta pixel; malformed values are left out. */
export function marketingCookies(cookies: string): { fbp?: string; fbc?: string } {
  const [fbp, fbc] = (["fbp", "fbc"] as const).map((name) => {
    // The pixel writes the common names with a leading underscore.
    const value = readCookie(cookies, `_${name}`) ?? readCookie(cookies, name);
    return v.is(metaCookie, value) ? value : undefined;
  });
  return { ...(fbp && { fbp }), ...(fbc && { fbc }) };
}
