import { countries, pincode, policy } from "../contract/index.ts";
import { type ApiClient, parseResponse } from "./create-api-client.ts";

/** A policy page by its slug. */
export async function getPolicy(api: ApiClient, slug: string) {
  return parseResponse(await api.get("/noauth-api/v1/policy/getPolicy", { slug }), policy);
}

/** Every country and the currency table. */
export async function getCountries(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/geo/countries"), countries);
}

/** State and district of a six-digit Indian PIN. */
export async function getPincode(api: ApiClient, pin: string) {
  return parseResponse(await api.get("/noauth-api/v1/geo/pincode", { pin }), pincode);
}
