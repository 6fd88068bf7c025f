import type { OpenInit } from "./create-api-client.ts";

/** A JSON body that is sent although the page is closed meanwhile. */
export const lastPost = (payload: unknown): OpenInit => ({
  body: new Blob([JSON.stringify(payload)], { type: "application/json" }),
  keepalive: true,
});
