import { mandate, mandates } from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** The signed-in buyer's repeated offerings: those that can change first, the newest first. */
export async function getMandates(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/api/v1/mandate/getMandates", query), mandates);
}

/** Pauses, resumes or ends a repeated offering. Idempotent. */
export async function changeMandate(
  api: ApiClient,
  action: "pause" | "resume" | "cancel",
  request: { mandate_id: string; lang?: "en" | "hi" },
) {
  return parseResponse(await readBody(await api.post(`/api/v1/mandate/${action}`, request)), mandate);
}
