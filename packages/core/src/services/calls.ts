import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { ServiceType } from "../contract/primitives.ts";
import { quote } from "../contract/quote.ts";
import { type ServiceQuoteRequest, servicePackages } from "./service-package.ts";

/** What can be bought of a service. */
export async function getServicePackages(api: ApiClient, type: ServiceType) {
  return parseResponse(await api.get("/noauth-api/v1/service/packages", { type }), servicePackages);
}

/** A quote for a package of a service. */
export async function quoteService(api: ApiClient, type: ServiceType, request: ServiceQuoteRequest) {
  return parseResponse(await readBody(await api.post(`/noauth-api/v1/${type}/quote`, request)), quote);
}
