import {
  errorResponse,
  type PartnerOrder,
  partnerOrder,
  successResponse,
  tempOrderId,
} from "@aradhana/core/contract";
import * as v from "valibot";

/** The result of a request for an order: the order, none, or no response. */
export type OrderAnswer =
  | { status: "known"; order: PartnerOrder }
  | { status: "unknown" }
  | { status: "away"; why: string };

interface PartnerAccess {
  apiUrl: string;
  partnerId: string;
  /** Goes from this server to the API's, and nowhere else. */
  key: string;
}

const PATIENCE = 5_000; // ms
const good = successResponse(partnerOrder);

/** Requests the state of the order with this partner's own number from the shop. */
export async function fetchOrder(
  { apiUrl, partnerId, key }: PartnerAccess,
  reference: string,
): Promise<OrderAnswer> {
  if (!v.is(tempOrderId, reference)) return { status: "unknown" };
  const address = new URL("/noauth-api/v1/partner/orderByTempId", apiUrl);
  address.search = String(new URLSearchParams({ partner_id: partnerId, temp_order_id: reference }));
  try {
    const response = await fetch(address, {
      headers: { "x-partner-key": key },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body: unknown = await response.json();
    if (v.is(good, body)) return { status: "known", order: body.results };
    const code = v.is(errorResponse, body) ? body.code : undefined;
    if (code === "order_not_found") return { status: "unknown" };
    return { status: "away", why: `${response.status} ${code ?? "in words of its own"}` };
  } catch (error) {
    // Not reached (TypeError), too slow (TimeoutError), or something else than JSON (SyntaxError): no answer.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) {
      return { status: "away", why: error.message };
    }
    throw error;
  }
}
