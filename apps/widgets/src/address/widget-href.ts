import { queryString } from "@aradhana/core/address";
import { forwardedParameters } from "./forwarded-parameters.ts";

const ours = [
  "partner_id",
  "lang",
  "country_code",
  "temp_order_id",
  "affiliate_id",
  "cart_disabled",
  "platform",
  "background",
  "mode",
];

/** The address of another widget in the same frame, a path of `pathTo`, with the partner's parameters of visitor and order. */
export function widgetHref(path: string, search: URLSearchParams): string {
  const [pathname = "", own] = path.split("?");
  const query = forwardedParameters(search, ours);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return pathname + queryString(query);
}
