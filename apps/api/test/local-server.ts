import { serve } from "@hono/node-server";
import type { Hono } from "hono";

/** Serves an app on a free port of this machine until `stop` is called. */
export function serveLocally(app: Hono): Promise<{ url: string; stop: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      }),
    );
  });
}
