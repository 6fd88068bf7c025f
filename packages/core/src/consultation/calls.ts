import type { ApiClient, Query } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import { quote } from "../contract/quote.ts";
import { astrologer, astrologerListing, openSlots } from "./astrologer.ts";
import { booking, type ConsultationQuoteRequest, type HoldSlotRequest } from "./booking.ts";

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

const path = "/api/v1/astro";

/** Keeps a time for ten minutes. */
export async function holdSlot(api: ApiClient, request: HoldSlotRequest) {
  return parseResponse(await readBody(await api.post(`${path}/holdSlot`, request)), booking);
}

/** A booking of the signed-in customer. */
export async function getBooking(api: ApiClient, id: string) {
  return parseResponse(await api.get(`${path}/getBookingById`, { booking_id: id }), booking);
}

/** Cancels a booking for the refund that was shown, in minor units. */
export async function cancelBooking(api: ApiClient, id: string, refund: number, lang: Language) {
  const request = { booking_id: id, refund, lang };
  return parseResponse(await readBody(await api.post(`${path}/cancel`, request)), booking);
}

/** Moves a booking to another time. */
export async function rescheduleBooking(api: ApiClient, id: string, slotId: string, lang: Language) {
  const request = { booking_id: id, slot_id: slotId, lang };
  return parseResponse(await readBody(await api.post(`${path}/reschedule`, request)), booking);
}

/** The price of a held booking. */
export async function quoteConsultation(api: ApiClient, request: ConsultationQuoteRequest) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/consultation/quote", request)), quote);
}
