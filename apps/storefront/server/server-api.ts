import { type ApiClient, createApiClient } from "@aradhana/core/api";
import type { Visitor } from "../src/shared/services/visitor.tsx";

interface Options {
  apiUrl: string;
  /** Calls the API; may answer public reads from memory. */
  fetch: typeof globalThis.fetch;
  /** Of this shop as visitors see it. */
  origin: string;
  visitor: Visitor;
}

/** The API client of this server: anonymous, with a visitor's country and language. */
export function createServerApi({ apiUrl, fetch, origin, visitor }: Options): ApiClient {
  return createApiClient({
    host: apiUrl,
    fetch,
    sessionId: () => "server",
    pageOrigin: origin,
    platform: "web",
    country: () => visitor.country,
    language: visitor.language,
  });
}
