import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { Build } from "./build.ts";
import { createCachedFetch } from "./cached-fetch.ts";
import { forwardTo } from "./forward.ts";
import { answerPage } from "./page.ts";
import { createWidgets } from "./widgets.ts";

interface AppOptions {
  build: Build;
  /** The storefront's folder, which holds `dist`. */
  folder: string;
  apiUrl: string;
  origin: string;
  trustEdge: boolean;
  /** Whose pages may frame the widgets. */
  partnerOrigins: readonly string[];
  log: Logger;
}

/** The web server: files of the build, the API under the same origin, and a page for everything else. */
export function createApp({ build, folder, apiUrl, origin, trustEdge, partnerOrigins, log }: AppOptions) {
  const dist = join(folder, "dist");
  const fetch = createCachedFetch(globalThis.fetch);
  const forward = forwardTo(apiUrl, trustEdge);

  return (
    new Hono()
      .use(async (c, next) => {
        const from = performance.now();
        await next();
        const ms = Math.round(performance.now() - from);
        log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, "answered");
      })
      .get(
        "/assets/*",
        serveStatic({
          root: dist,
          precompressed: true,
          onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
        }),
        // A lost file is never answered with a page: a browser would remember HTML as the script.
        (c) => c.notFound(),
      )
      .get(
        "/asset-manifest.json",
        serveStatic({ root: dist, onFound: (_, c) => c.header("Cache-Control", "no-store") }),
      )
      // Pages that are nobody's business to index say so themselves, in their head.
      .get("/robots.txt", (c) => c.text("User-agent: *\nAllow: /\n"))
      .all("/noauth-api/*", forward)
      .all("/api/*", forward)
      .get("/media/*", forward)
      .use(compress())
      .route("/", createWidgets({ dist: join(folder, "../widgets/dist"), partnerOrigins }))
      .get("*", (c) => answerPage(c.req.raw, { build, apiUrl, fetch, origin, trustEdge, log }))
  );
}
