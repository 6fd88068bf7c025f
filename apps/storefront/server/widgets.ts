import { join } from "node:path";
import { findPartner, type Partner } from "@aradhana/core/partner";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { widgetHeaders } from "./security-headers.ts";
import { answerTicket } from "./ticket-page.ts";

interface WidgetsOptions {
  /** What `vite build` made of the widgets. */
  dist: string;
  /** Whose pages may frame them. */
  partners: readonly Partner[];
}

/** Who may frame a widget: the partner that its address names, and where it names none of them, each. */
function framersOf(partners: readonly Partner[], partnerId: string | undefined): readonly string[] {
  const named = findPartner(partners, partnerId);
  return (named ? [named] : partners).map(({ domain }) => domain);
}

/** A widget signs in by itself: the same address, which says what the app is. */
function widgetAddress(address: string, platform: string): string {
  const { pathname, searchParams, hash } = new URL(address, "http://widgets");
  searchParams.set("platform", platform);
  return `${pathname}?${searchParams}${hash}`;
}

/**
 * The widgets, under /widget: one document for every address, which finds its way by itself, and its files; and the
 * script by which partners put them into their pages.
 */
export function createWidgets({ dist, partners }: WidgetsOptions) {
  return new Hono()
    .get(
      "/embed/v1.js",
      serveStatic({
        path: join(dist, "embed/v1.js"),
        onFound: (_, c) => {
          c.header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400");
          // Any page may run it, those that ask for a hash or are isolated from other origins as well.
          c.header("Access-Control-Allow-Origin", "*");
          c.header("Cross-Origin-Resource-Policy", "cross-origin");
        },
      }),
      (c) => c.notFound(),
    )
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
    .get("*", (c, next) => answerTicket(c.req.raw, widgetAddress) ?? next())
    .get(
      "*",
      serveStatic({
        path: join(dist, "index.html"),
        onFound: (_, c) => {
          const framers = framersOf(partners, c.req.query("partner_id"));
          for (const [name, value] of Object.entries(widgetHeaders(framers))) c.header(name, value);
          c.header("Cache-Control", "public, max-age=60, stale-while-revalidate=300");
        },
      }),
      (c) => c.notFound(),
    );
}
