import * as v from "valibot";
import type { NotifyRequest } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Asks for a message when a series or an astrologer can be booked again, or a product is back in stock. The response to a repeated request is the same. */
export async function requestOpeningAlert(api: ApiClient, request: NotifyRequest) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/notify", request)), v.unknown());
}
