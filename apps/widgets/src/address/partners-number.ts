import { tempOrderId } from "@aradhana/core/contract";
import * as v from "valibot";

/** What the partner calls the order that may come of this visit, where it is a number that an order can carry. */
export function partnersNumber(search: URLSearchParams): string | undefined {
  const given = search.get("temp_order_id");
  return v.is(tempOrderId, given) ? given : undefined;
}

/** What whoever builds the partner's page is told, where the number that it gave is none that an order can carry. */
export function wrongNumber(search: URLSearchParams): string | undefined {
  const given = search.get("temp_order_id");
  if (!given || partnersNumber(search)) return undefined;
  return `The temp-order-id "${given}" is not kept with the order: it is 1 to 64 letters, digits, "_", "." and "-", and begins with none of the last two.`;
}
