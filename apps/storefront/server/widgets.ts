import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { widgetHeaders } from "./security-headers.ts";

interface WidgetsOptions {
  /** What `vite build` made of the widgets. */
  dist: string;
  /** Whose pages may frame them. */
  partnerOrigins: readonly string[];
}

/** The widgets, under /widget: one document for every address, which finds its way by itself, and its files. */
export function createWidgets({ dist, partnerOrigins }: WidgetsOptions) {
  const headers = Object.entries({
    ...widgetHeaders(partnerOrigins),
    "Cache-Control": "public, max-age=60, stale-while-revalidate=300",
  });

  return new Hono()
    .basePath("/widget")
    .get(
      "/assets/*",
      serveStatic({
        rewriteRequestPath: (path) => join(dist, path.slice("/widget".length)),
        onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
      // As for the pages: a lost file is never answered with a document.
      (c) => c.notFound(),
    )
    .get(
      "*",
      serveStatic({
        path: join(dist, "index.html"),
        onFound: (_, c) => {
          for (const [name, value] of headers) c.header(name, value);
        },
      }),
      (c) => c.notFound(),
    );
}
