import type { StreamingApiClient } from "../api/create-api-client.ts";
import { lastPost } from "../api/last-post.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import type { Signalling } from "./call-port.ts";
import { mediaCall } from "./signal.ts";

const path = "/api/v1/astro";

/** The signals of a customer's session. */
export function customerSignalling(api: StreamingApiClient, bookingId: string, lang: Language): Signalling {
  const of = { booking_id: bookingId, lang };
  return {
    async open(tab) {
      const response = await api.post(`${path}/call`, { ...of, tab });
      return parseResponse(await readBody(response), mediaCall).results.ice_servers;
    },
    send: (tab, signal) => api.post(`${path}/signal`, { ...of, tab, signal }),
    leave: (tab) => api.open(`${path}/signal`, lastPost({ ...of, tab, signal: { kind: "bye" } })),
    follow: (query, signal) =>
      api.open(`${path}/signals`, { query: { booking_id: bookingId, ...query }, signal }),
  };
}
