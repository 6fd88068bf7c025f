import type { Hono } from "hono";
import { drain, listen, stopSignal } from "../src/http/listen.ts";

/** Answers on a port of the system's choice, says which, and ends when told to. */
export async function serveUntilStopped(fetch: Hono["fetch"]): Promise<void> {
  const stopped = stopSignal();
  const server = await listen(fetch, { host: "127.0.0.1", port: 0 });
  const address = server.address();
  console.log(typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "");
  await stopped;
  await drain(server);
}
