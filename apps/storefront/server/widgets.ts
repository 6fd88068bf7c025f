import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { ApiClient } from "@aradhana/core/api";
import { findPartner, type Partner } from "@aradhana/core/partner";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Visitor } from "../src/services/visitor.tsx";
import { widgetHeaders } from "./security-headers.ts";
import { answerTicket, isFramed } from "./ticket-page.ts";
import { type WidgetBuild, widgetDocument } from "./widget-page.ts";

interface WidgetsOptions {
  /** What `vite build` made of the widgets. */
  dist: string;
  /** Whose pages may frame them. */
  partners: readonly Partner[];
  /** What draws them, and the API it asks. @default they draw themselves, in the browser */
  draws?: { build: WidgetBuild; apiOf(visitor: Visitor): ApiClient; onError(error: unknown): void };
}

const LONGEST_DRAWING = 1_500; // ms: a browser that waits longer would rather show that something comes

/** Reads what `vite build` left of the widgets; nothing where they are not built. */
export async function readWidgetBuild(folder: string): Promise<WidgetBuild | undefined> {
  try {
    const [template, manifest, { drawWidget }] = await Promise.all([
      readFile(join(folder, "dist/index.html"), "utf8"),
      readFile(join(folder, "dist/.vite/manifest.json"), "utf8"),
      import(join(folder, "dist-ssr/entry-server.js")) as Promise<Pick<WidgetBuild, "drawWidget">>,
    ]);
    return { template, manifest: JSON.parse(manifest), drawWidget };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** Who may frame a widget: the partner that its address names, and where it names none of them, each. */
function framersOf(partners: readonly Partner[], partnerId: string | undefined): readonly string[] {
  const named = findPartner(partners, partnerId);
  return (named ? [named] : partners).map(({ domain }) => domain);
}

function documentHeaders(framers: readonly string[], nonce?: string): Record<string, string> {
  return {
    ...widgetHeaders(framers, nonce),
    "Cache-Control": "public, max-age=60, stale-while-revalidate=300",
    // Drawn in the browser's language, and for a frame or for itself.
    Vary: "Accept-Language, Sec-Fetch-Dest",
  };
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
export function createWidgets({ dist, partners, draws }: WidgetsOptions) {
  /** The document of an address with its widget in it; nothing where the browser is to draw that. */
  async function drawn({ url, headers }: Request): Promise<Response | undefined> {
    // Without the header it cannot be told where this is to stand, and how.
    if (!draws || !headers.has("sec-fetch-dest")) return undefined;
    const { build, apiOf, onError } = draws;
    const address = new URL(url);
    const framed = isFramed(headers);
    const browserLanguage = headers.get("accept-language")?.split(",")[0] ?? "";
    try {
      const widget = await Promise.race([
        build.drawWidget(address, { browserLanguage, framed, apiOf }),
        after(LONGEST_DRAWING, undefined, { ref: false }),
      ]);
      if (!widget) return undefined;
      const nonce = randomBytes(16).toString("base64url");
      const framers = framersOf(partners, address.searchParams.get("partner_id") ?? undefined);
      return new Response(widgetDocument({ ...build, widget, framed, nonce }), {
        headers: { "Content-Type": "text/html; charset=utf-8", ...documentHeaders(framers, nonce) },
      });
    } catch (error) {
      // The browser asks for itself, and says what it meets.
      onError(error);
      return undefined;
    }
  }

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
    .get("*", async (c, next) => (await drawn(c.req.raw)) ?? next())
    .get(
      "*",
      serveStatic({
        path: join(dist, "index.html"),
        onFound: (_, c) => {
          const framers = framersOf(partners, c.req.query("partner_id"));
          for (const [name, value] of Object.entries(documentHeaders(framers))) c.header(name, value);
        },
      }),
      (c) => c.notFound(),
    );
}
