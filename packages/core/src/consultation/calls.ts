import { type ApiClient, parseResponse, type Query } from "../api/create-api-client.ts";
import { astrologer, astrologerListing, openSlots } from "./astrologer.ts";

/** One page of astrologers, with facet counts. */
export async function getAstrologers(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/noauth-api/v1/astrologer/getListing", query), astrologerListing);
}

/** One astrologer. */
export async function astrologerById(api: ApiClient, id: string) {
  return parseResponse(
    await api.get("/noauth-api/v1/astrologer/astrologerById", { astrologer_id: id }),
    astrologer,
  );
}

/** The times of an astrologer that can be booked. */
export async function getSlots(api: ApiClient, id: string) {
  return parseResponse(await api.get("/noauth-api/v1/astrologer/getSlots", { astrologer_id: id }), openSlots);
}
