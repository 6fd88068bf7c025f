import type * as v from "valibot";
import { reservation, type reserveRequest } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/**
 * Reserves a place at a quoted price for ten minutes. Idempotent: repeating it neither adds a place nor extends
 * the time.
 */
export async function reservePooja(api: ApiClient, request: v.InferInput<typeof reserveRequest>) {
  const response = await api.post("/noauth-api/v1/pooja/reserve", request);
  return parseResponse(await readBody(response), reservation);
}

/** The state of a reservation by the server's clock. */
export async function getReservation(api: ApiClient, id: string) {
  const query = { reservation_id: id };
  return parseResponse(await api.get("/noauth-api/v1/pooja/reservationById", query), reservation);
}

/** Releases a reservation before it expires. */
export async function releaseReservation(api: ApiClient, id: string) {
  const response = await api.post("/noauth-api/v1/pooja/release", { reservation_id: id });
  return parseResponse(await readBody(response), reservation);
}
