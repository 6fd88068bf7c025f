import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import { type ShareChartRequest, session, sharedChart } from "./session.ts";

const path = "/api/v1/astro";

/** A session of the signed-in customer; reading it does not join it. */
export async function getSession(api: ApiClient, id: string) {
  return parseResponse(await api.get(`${path}/session`, { booking_id: id }), session);
}

/** What a customer does in a session. */
export type SessionAction =
  | { action: "join" | "end" }
  | { action: "presence"; speaking: boolean }
  | { action: "review"; stars: number };

/** Does something in a session and returns it as it is then. */
export async function changeSession(
  api: ApiClient,
  id: string,
  { action, ...more }: SessionAction,
  lang: Language,
) {
  const response = await api.post(`${path}/${action}`, { booking_id: id, lang, ...more });
  return parseResponse(await readBody(response), session);
}

/** Shares a chart with the astrologer of a booking, or ends that. */
export async function shareChart(api: ApiClient, request: ShareChartRequest) {
  return parseResponse(await readBody(await api.post(`${path}/shareChart`, request)), session);
}

/** The chart that the customer shares. */
export async function getSharedChart(api: ApiClient, id: string) {
  return parseResponse(await api.get(`${path}/chart`, { booking_id: id }), sharedChart);
}

/** The chart of a kundali that was sent in a conversation, as the astrologer sees it. */
export async function getSentChart(api: ApiClient, messageId: string, lang: Language) {
  return parseResponse(await api.get(`/api/v1/chat/card/${messageId}`, { lang }), sharedChart);
}
