import type { ApiClient, Query } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { delivery } from "./delivery.ts";

/** Whether, when and for how much a good is sent to a place. */
export async function checkDelivery(api: ApiClient, query: Query) {
  return parseResponse(await api.get("/noauth-api/v1/delivery/check", query), delivery);
}
