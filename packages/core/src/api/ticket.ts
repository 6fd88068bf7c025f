import { type TicketRequest, ticket, ticketCreated, tickets } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Opens a support ticket, once for each `request_id`. */
export async function createTicket(api: ApiClient, request: TicketRequest) {
  return parseResponse(
    await readBody(await api.post("/noauth-api/v1/support/ticket", request)),
    ticketCreated,
  );
}

/** A ticket with its messages; `t` is its secret, its signed-in customer needs none. */
export async function getTicket(api: ApiClient, number: string, t?: string) {
  return parseResponse(await api.get(`/api/v1/support/ticket/${encodeURIComponent(number)}`, { t }), ticket);
}

/** Adds a message to a ticket; a closed one is open again. */
export async function writeInTicket(api: ApiClient, number: string, text: string, t?: string) {
  const query = t ? `?t=${encodeURIComponent(t)}` : "";
  const path = `/api/v1/support/ticket/${encodeURIComponent(number)}/message${query}`;
  return parseResponse(await readBody(await api.post(path, { text })), ticket);
}

/** The tickets of the signed-in customer. */
export async function getTickets(api: ApiClient) {
  return parseResponse(await api.get("/api/v1/support/ticket"), tickets);
}
