import type { Hono } from "hono";
import { drain, listen, stopSignal } from "../src/http/listen.ts";

/** Serves requests on a free port, prints its origin and ends on a stop signal. */
export async function serveUntilStopped(fetch: Hono["fetch"]): Promise<void> {
  const stopRequested = stopSignal();
  const server = await listen(fetch, { host: "127.0.0.1", port: 0 });
  const address = server.address();
  console.log(typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "");
  await stopRequested;
  await drain(server);
}
