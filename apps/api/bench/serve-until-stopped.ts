import { createStop, stopSignal } from "@aradhana/server/stop";
import type { Hono } from "hono";
import { listen } from "../src/http/listen.ts";

/** Serves requests on a free port, prints its origin and ends on a stop signal. */
export async function serveUntilStopped(fetch: Hono["fetch"]): Promise<void> {
  const stopRequested = stopSignal();
  const server = await listen(fetch, { host: "127.0.0.1", port: 0 });
  const address = server.address();
  console.log(typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "");
  await stopRequested;
  await createStop({ noticeMs: 0, deadlineMs: 10_000 }).close(server);
}
