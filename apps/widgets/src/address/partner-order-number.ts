import { tempOrderId } from "@aradhana/core/contract";
import * as v from "valibot";

/** The partner's own number for the order of this visit, where it is a valid one. */
export function partnerOrderNumber(search: URLSearchParams): string | undefined {
  const given = search.get("temp_order_id");
  return v.is(tempOrderId, given) ? given : undefined;
}

/** A warning for the developer of the partner's page where its order number is invalid. */
export function partnerOrderNumberWarning(search: URLSearchParams): string | undefined {
  const given = search.get("temp_order_id");
  if (!given || partnerOrderNumber(search)) return undefined;
  return `The temp-order-id "${given}" is not stored with the order: it must be 1 to 64 letters, digits, "_", "." and "-", and not begin with "." or "-".`;
}
