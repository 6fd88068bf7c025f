import { queryString } from "@aradhana/core/address";
import { carried } from "./carried.ts";

const ours = ["partner_id", "lang", "country_code", "temp_order_id", "affiliate_id", "platform"];

/** Another widget in the same frame, with what the partner's address said of its visitor and its order. */
export function widgetHref(
  path: string,
  search: URLSearchParams,
  own: Readonly<Record<string, string>> = {},
): string {
  const query = carried(search, ours);
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  return `/widget/${path}${queryString(query)}`;
}
