import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { placesFound } from "./places.ts";

/** Towns whose name begins so, or nearly so, in either script. */
export async function findPlaces(api: ApiClient, q: string) {
  return parseResponse(await api.get("/noauth-api/v1/geo/places", { q }), placesFound);
}
