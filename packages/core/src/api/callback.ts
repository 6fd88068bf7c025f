import * as v from "valibot";
import type { CallbackRequest } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Asks for a call about a VIP puja. The response to a repeated request is the same. */
export async function requestCallback(api: ApiClient, request: CallbackRequest) {
  return parseResponse(
    await readBody(await api.post("/noauth-api/v1/pooja/requestCallback", request)),
    v.unknown(),
  );
}
