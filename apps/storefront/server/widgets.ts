import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { ApiClient } from "@aradhana/core/api";
import { type WidgetName, widgetName } from "@aradhana/core/contract";
import {
  type CountryCode,
  decideCountry,
  defaultCountry,
  edgeCountryHeaders,
  parseCountry,
} from "@aradhana/core/country";
import { parseLanguage } from "@aradhana/core/language";
import type { PartnerTheme } from "@aradhana/core/partner";
import { pathTo } from "@aradhana/core/paths";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import type { Shop } from "../src/shared/shell-text/shop.ts";
import { countryData, type GeoServices } from "./country-data.ts";
import { answerLoginLink, isFramed } from "./login-link-page.ts";
import { earlyErrors, type Monitoring, monitoringAttributes } from "./monitoring.ts";
import type { ListedPartner, PartnerList } from "./partner-list.ts";
import { partnerScript } from "./partner-script.ts";
import { widgetHeaders } from "./security-headers.ts";
import { edgeCountryOf } from "./visitor.ts";
import { partnersData, shopData, type WidgetBuild, widgetDocument } from "./widget-page.ts";

interface WidgetsOptions {
  /** The widgets' output of `vite build`. */
  dist: string;
  /** Where files of earlier builds are, see `archiveAssets`. @default nowhere */
  archive?: string | undefined;
  /** Whose pages may frame them. */
  partners: PartnerList;
  /** Who runs the shop; null for those that the build has. @default those */
  shop?: () => Promise<Shop | null>;
  /** Whether an edge of ours sets the visitor's country. @default false */
  trustEdge?: boolean;
  /** Other lookup services. @default our API */
  geo?: GeoServices;
  /** @default none */
  monitoring?: Monitoring;
  /** The renderer and its API. @default they render in the browser */
  renderer?: { build: WidgetBuild; apiOf(visitor: Visitor): ApiClient; onError(error: unknown): void };
}

const RENDER_TIMEOUT = 1_500; // ms, then the browser shows a skeleton instead

/** Reads what `vite build` left of the widgets; nothing where they are not built. */
export async function readWidgetBuild(folder: string): Promise<WidgetBuild | undefined> {
  try {
    const [template, manifest, styles, { renderWidget, isWidgetPath }] = await Promise.all([
      readFile(join(folder, "dist/index.html"), "utf8"),
      readFile(join(folder, "dist/.vite/manifest.json"), "utf8"),
      readStyles(join(folder, "dist/assets")),
      import(join(folder, "dist-ssr/entry-server.js")) as Promise<
        Pick<WidgetBuild, "renderWidget" | "isWidgetPath">
      >,
    ]);
    return { template, manifest: JSON.parse(manifest), styles, renderWidget, isWidgetPath };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

async function readStyles(assets: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  const read = async (name: string) =>
    [`/widget/assets/${name}`, (await readFile(join(assets, name), "utf8")).trim()] as const;
  return new Map(await Promise.all(names.map(read)));
}

/** The document in which a browser renders a widget; undefined if the widgets are not built. */
async function readTemplate(dist: string): Promise<string | undefined> {
  try {
    return await readFile(join(dist, "index.html"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The widget that is at a path; any partner may show where an order is paid, and what became of it. */
function widgetAt(path: string): WidgetName | undefined {
  const [, , folder] = path.split("/");
  if (folder === "payment" || folder === "order") return undefined;
  return widgetName.options.find((name) => name === folder) ?? "pujas";
}

/** The request headers that a document depends on, unless the address contains their data. */
function variesOn(query: URLSearchParams, trustEdge: boolean): string {
  return [
    // For a frame or for itself.
    "Sec-Fetch-Dest",
    ...(parseLanguage(query.get("lang")) ? [] : ["Accept-Language"]),
    ...(trustEdge && !parseCountry(query.get("country_code")) ? edgeCountryHeaders : []),
  ].join(", ");
}

/** In a dialog, and where the page around asks for it, as apps/widgets/src/shell/has-ground.ts reads it. */
const hasGround = (query: URLSearchParams): boolean =>
  query.get("background") === "page" || /^(popup|floating)$/.test(query.get("mode") ?? "");

/** A widget signs in itself: the same address, with the platform. */
function widgetAddress(address: string, platform: string): string {
  const { pathname, searchParams, hash } = new URL(address, "http://widgets");
  searchParams.set("platform", platform);
  return `${pathname}?${searchParams}${hash}`;
}

/**
 * The redirect of an unknown address under /widget: a frame to the pujas, since it cannot show the shop; other documents
 * to the shop. Undefined if the browser does not send its destination: then the widget decides.
 */
function redirectUnknown({ url, headers }: Request, build: WidgetBuild | undefined): Response | undefined {
  const { pathname, search } = new URL(url);
  if (!build || !headers.has("sec-fetch-dest") || build.isWidgetPath(pathname)) return undefined;
  const address = isFramed(headers) ? pathTo("/widget/pujas") + search : pathTo("/");
  return new Response(null, { status: 302, headers: { Location: address, Vary: "Sec-Fetch-Dest" } });
}

/**
 * The widgets, under /widget: one document for every address, with its own router, and its files; and the script
 * with which partners embed them.
 */
export function createWidgets(options: WidgetsOptions) {
  const { dist, archive, partners, shop, trustEdge = false, geo = {}, monitoring = {}, renderer } = options;

  /** The partners that may frame a widget: the one in its address, or all if it has none. */
  async function framersOf({ url }: Request): Promise<readonly ListedPartner[]> {
    const { pathname, searchParams } = new URL(url);
    const all = await partners();
    const named = all.find(({ id }) => id === searchParams.get("partner_id"));
    const shown = widgetAt(pathname);
    return (named ? [named] : all).filter(({ allowedWidgets }) => !shown || allowedWidgets.includes(shown));
  }

  /** The widget of an address rendered by the server; undefined if the browser has to do that. */
  async function renderedWidget(
    { url, headers }: Request,
    country: CountryCode,
    theme: PartnerTheme | undefined,
  ) {
    // Without this header it is unknown whether the document is for a frame.
    if (!renderer || !headers.has("sec-fetch-dest")) return undefined;
    const { build, apiOf, onError } = renderer;
    const browserLanguage = headers.get("accept-language")?.split(",")[0] ?? "";
    try {
      return await Promise.race([
        build.renderWidget(new URL(url), {
          browserLanguage,
          country,
          framed: isFramed(headers),
          theme,
          apiOf,
        }),
        after(RENDER_TIMEOUT, undefined, { ref: false }),
      ]);
    } catch (error) {
      // The browser fetches the data itself and shows its own error.
      onError(error);
      return undefined;
    }
  }

  /** The document of an address; nothing where the widgets are not built. */
  async function answerDocument(request: Request): Promise<Response | undefined> {
    const template = renderer?.build.template ?? (await readTemplate(dist));
    if (template === undefined) return undefined;
    const { searchParams: query } = new URL(request.url);
    const framers = await framersOf(request);
    const named = framers.find(({ id }) => id === query.get("partner_id"));
    const edge = edgeCountryOf(request.headers, trustEdge);
    const known = decideCountry({ address: query.get("country_code"), edge }, parseCountry)?.country;
    const country = { country: known ?? defaultCountry, isKnown: known !== undefined };
    const facts = await shop?.();
    const widget = await renderedWidget(request, edge ?? defaultCountry, named?.theme);
    const { page, written } = widgetDocument({
      ...{ template, manifest: renderer?.build.manifest ?? {}, styles: renderer?.build.styles ?? new Map() },
      ...{ widget, framed: isFramed(request.headers) },
      hasGround: hasGround(query),
      dataOf: (main) =>
        countryData({ ...country, ...geo }) +
        partnersData(framers) +
        shopData(facts) +
        monitoringAttributes(monitoring, main),
      early: earlyErrors(monitoring),
    });
    const origins = framers.flatMap((framer) => framer.origins);
    return new Response(page, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        ...widgetHeaders(origins, written, geo, monitoring),
        "Cache-Control": "public, max-age=60, stale-while-revalidate=300",
        Vary: variesOn(query, trustEdge),
      },
    });
  }

  return new Hono()
    .get(
      // The loader of version 1, which is updated at its address; its releases, which never change; and their hashes.
      "/embed/:file{v1\\.js|releases\\.json|\\d+\\.\\d+\\.\\d+\\.js}",
      serveStatic({
        precompressed: true,
        rewriteRequestPath: (path) => join(dist, path),
        onFound: (path, c) => {
          const isRelease = /\d+\.\d+\.\d+\.js(\.\w+)?$/.test(path);
          const forHowLong = isRelease
            ? "max-age=31536000, immutable"
            : "max-age=3600, stale-while-revalidate=86400";
          c.header("Cache-Control", `public, ${forHowLong}`);
          // Any page may run it, also with a hash or isolated from other origins.
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
        precompressed: true,
        rewriteRequestPath: (path) => join(dist, path.slice("/widget".length)),
        onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
      archive
        ? serveStatic({
            precompressed: true,
            rewriteRequestPath: (path) => join(archive, path),
            onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
          })
        : (_, next) => next(),
      // As for the pages: a lost file is never answered with a document.
      (c) => c.notFound(),
    )
    .get("/partners/:file{[\\w-]+\\.js}", async (c) => {
      const id = c.req.param("file").slice(0, -".js".length);
      const partner = (await partners()).find((listed) => listed.id === id);
      const script = await partnerScript(dist, id, partner);
      if (script === undefined) return c.notFound();
      return c.body(script, 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "public, max-age=60, stale-while-revalidate=3600",
        // As the loader.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
    })
    .get(
      "/asset-manifest.json",
      serveStatic({
        rewriteRequestPath: (path) => join(dist, path.slice("/widget".length)),
        onFound: (_, c) => c.header("Cache-Control", "no-store"),
      }),
      (c) => c.notFound(),
    )
    .get("*", (c, next) => answerLoginLink(c.req.raw, widgetAddress) ?? next())
    .get("*", (c, next) => redirectUnknown(c.req.raw, renderer?.build) ?? next())
    .get("*", async (c) => (await answerDocument(c.req.raw)) ?? c.notFound());
}
