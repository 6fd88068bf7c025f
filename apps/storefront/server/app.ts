import { join } from "node:path";
import { getArticles, getPartners, getShop } from "@aradhana/core/api";
import { defaultCountry } from "@aradhana/core/country";
import type { Partner } from "@aradhana/core/partner";
import { cleanAddress } from "@aradhana/core/privacy";
import { noTracer, type Tracer, traceRequest } from "@aradhana/server/traces";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import type { Shop } from "../src/shared/shell-text/shop.ts";
import type { Build } from "./build.ts";
import { createCachedFetch } from "./cached-fetch.ts";
import { chooseLocale } from "./choose-locale.ts";
import { createConsole } from "./console.ts";
import type { GeoServices } from "./country-data.ts";
import { answerCspReports } from "./csp-reports.ts";
import { answerFailure } from "./failure-page.ts";
import { FEED_LENGTH, feedOf, feedPath } from "./feed.ts";
import { forwardTo } from "./forward.ts";
import { answerLoginLink } from "./login-link-page.ts";
import type { Monitoring } from "./monitoring.ts";
import { answerPage } from "./page.ts";
import { createPageMemory } from "./page-memory.ts";
import { createPartnerList } from "./partner-list.ts";
import { createPolled } from "./polled.ts";
import { reportPath } from "./security-headers.ts";
import { createServerApi } from "./server-api.ts";
import { createSharePictures } from "./share-picture/create-share-pictures.ts";
import { readMedia, readPublicMeta } from "./share-picture/read-page.ts";
import { sharePrefix } from "./share-picture/share-address.ts";
import { sitemapOf } from "./sitemap.ts";
import { visitorOf } from "./visitor.ts";
import { noResponse, visitorLeft, withoutVisitor } from "./visitor-left.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";
import type { WidgetBuild } from "./widget-page.ts";
import { createWidgets } from "./widgets.ts";

interface AppOptions {
  build: Build;
  /** The storefront's folder, which contains `dist`. */
  folder: string;
  /** Where files of earlier builds are, see `archiveAssets`. @default nowhere */
  archive?: string | undefined;
  apiUrl: string;
  origin: string;
  trustEdge: boolean;
  /** The partners whose pages may frame the widgets, until the API has sent its list. */
  partners: readonly Partner[];
  /** Renders the widgets on the server. @default they render in the browser */
  widgets?: WidgetBuild | undefined;
  /** @default none */
  monitoring?: Monitoring;
  geo?: GeoServices;
  /** Whether this process ends soon. @default never */
  isStopping?: () => boolean;
  /** Traces requests. @default not */
  tracer?: Tracer;
  log: Logger;
}

/** The name of a file of the build changes with its content. */
const immutable = (_: string, c: Context) => c.header("Cache-Control", "public, max-age=31536000, immutable");

/** Pages that must not be indexed have a robots tag in their head. */
const robots = "User-agent: *\nAllow: /\n";

/** The web server: files of the build, the API under the same origin, and a page for everything else. */
export function createApp({
  build,
  folder,
  archive,
  apiUrl,
  origin,
  trustEdge,
  partners,
  widgets,
  monitoring = {},
  geo = {},
  isStopping = () => false,
  tracer = noTracer,
  log,
}: AppOptions) {
  const dist = join(folder, "dist");
  const fetch = createCachedFetch(globalThis.fetch);
  const pages = createPageMemory();
  const forward = forwardTo(apiUrl, trustEdge, tracer);
  const partnerList = createPartnerList({
    first: partners,
    // Not from the cache of public reads, which has its own expiry.
    read: async () => {
      const visitor = { country: defaultCountry, language: "en" } as const;
      const api = createServerApi({ apiUrl, fetch: globalThis.fetch, origin, visitor });
      return (await getPartners(api)).results.partners;
    },
    onError: (error) => log.warn({ err: error }, "the partners could not be read: the last list holds"),
  });
  const shop = createPolled<Shop | null>({
    first: null,
    read: () => {
      const visitor = { country: defaultCountry, language: "en" } as const;
      return getShop(createServerApi({ apiUrl, fetch: globalThis.fetch, origin, visitor }));
    },
    onError: (error) => log.warn({ err: error }, "the shop's facts could not be read: the last ones hold"),
  });
  const renderer = widgets && {
    build: widgets,
    apiOf: (visitor: Visitor) => createServerApi({ apiUrl, fetch, origin, visitor }),
    onError: (error: unknown) => log.error({ err: error }, "widget"),
  };

  const answerSharePicture = createSharePictures({
    readMeta: (page, visitor) =>
      readPublicMeta(new URL(page, origin), {
        build,
        api: createServerApi({ apiUrl, fetch, origin, visitor }),
        visitor,
      }),
    readPicture: (name) => readMedia(`${apiUrl}/media/${name}-960.webp`),
  });

  return (
    new Hono()
      // The same id is in the log of the API. Another's is believed only from our own edge.
      .use(requestId({ headerName: trustEdge ? "X-Request-Id" : "", limitLength: 64 }))
      .use(async (c, next) => {
        const from = performance.now();
        await next();
        const ms = Math.round(performance.now() - from);
        log.info(
          {
            ...{ method: c.req.method, path: cleanAddress(c.req.path), status: c.res.status, ms },
            requestId: c.get("requestId"),
          },
          "answered",
        );
      })
      .use((c, next) => {
        const traceparent = trustEdge ? c.req.header("traceparent") : undefined;
        const request = { method: c.req.method, requestId: c.get("requestId"), traceparent };
        return traceRequest(tracer, request, async () => {
          await next();
          return { route: routePath(c, -1), status: c.res.status };
        });
      })
      .use(withoutVisitor)
      .use(async (c, next) => {
        await next();
        // Pages have more headers; files, redirects and errors at least these.
        c.header("X-Content-Type-Options", "nosniff");
        // Browsers ignore it without TLS.
        c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
        if (origin.startsWith("https:")) secureCookies(c.res.headers);
      })
      .onError((error, c) => {
        if (visitorLeft(error, c.req.raw)) return noResponse();
        log.error({ err: error, path: cleanAddress(c.req.path), requestId: c.get("requestId") }, "page");
        return answerFailure(visitorOf(c.req.raw, trustEdge), build);
      })
      .get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }))
      .get("/readyz", (c) => {
        const headers = { "Cache-Control": "no-store" };
        return isStopping() ? c.text("stopping", 503, headers) : c.text("ready", 200, headers);
      })
      // Source maps are for debugging beside the build, not for visitors.
      .get("/assets/:file{.+\\.map}", (c) => c.notFound())
      .get("/widget/assets/:file{.+\\.map}", (c) => c.notFound())
      .get(
        "/assets/*",
        serveStatic({ root: dist, precompressed: true, onFound: immutable }),
        archive
          ? serveStatic({ root: archive, precompressed: true, onFound: immutable })
          : (_, next) => next(),
        // A missing file is never answered with a page: a browser would cache HTML as the script.
        (c) => c.notFound(),
      )
      .get(
        "/asset-manifest.json",
        serveStatic({ root: dist, onFound: (_, c) => c.header("Cache-Control", "no-store") }),
      )
      .get(
        "/service-worker.js",
        // Without a security policy: it would hold for all that the worker fetches.
        serveStatic({ root: dist, onFound: (_, c) => c.header("Cache-Control", "no-cache") }),
        (c) => c.notFound(),
      )
      .get(manifestPath, (c) => {
        const language = parseLanguage(c.req.query("lang")) ?? "en";
        return c.body(JSON.stringify(webManifest(language)), 200, {
          "Content-Type": "application/manifest+json; charset=utf-8",
          "Cache-Control": "public, max-age=3600",
        });
      })
      .post(reportPath, answerCspReports(log))
      .get("/robots.txt", (c) => c.text(`${robots}Sitemap: ${origin}/sitemap.xml\n`))
      .get("/sitemap.xml", async (c) => {
        const visitor = { country: defaultCountry, language: "en" } as const;
        const api = createServerApi({ apiUrl, fetch, origin, visitor });
        return c.body(sitemapOf(await build.sitemapPaths(api), origin), 200, {
          "Content-Type": "application/xml; charset=utf-8",
          "Cache-Control": "public, max-age=3600",
        });
      })
      .get(feedPath, async (c) => {
        const language = parseLanguage(c.req.query("lang")) ?? "en";
        const api = createServerApi({
          apiUrl,
          fetch,
          origin,
          visitor: { country: defaultCountry, language },
        });
        const { results } = await getArticles(api, { limit: FEED_LENGTH });
        return c.body(feedOf(results.blogs, { origin, language }), 200, {
          "Content-Type": "application/atom+xml; charset=utf-8",
          "Cache-Control": "public, max-age=3600",
        });
      })
      .all("/noauth-api/*", forward)
      .all("/api/*", forward)
      .all("/staff/*", forward)
      .get("/media/*", forward)
      .get(`${sharePrefix}*`, (c) => answerSharePicture(c.req.raw))
      .use(compress())
      .route(
        "/",
        createWidgets({
          dist: join(folder, "../widgets/dist"),
          archive,
          partners: partnerList,
          shop,
          trustEdge,
          geo,
          monitoring,
          renderer,
        }),
      )
      .route("/", createConsole({ dist: join(folder, "../console/dist"), origin }))
      // Two slashes start another host's name, which the router could not match.
      .get("*", (c, next) => (c.req.path.startsWith("//") ? c.redirect("/") : next()))
      .get("*", chooseLocale)
      .get("*", (c, next) => answerLoginLink(c.req.raw) ?? next())
      .get("*", (c) =>
        answerPage(c.req.raw, {
          ...{ build, apiUrl, fetch, pages, origin, trustEdge, monitoring, geo, shop, log },
        }),
      )
      // A form posted without its script: back to its page, which explains that it needs scripts.
      .post("*", (c) => c.redirect(addressOf(c.req.url), 303))
  );
}

/** Keeps cookies off connections without TLS. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; secure`);
  }
}

/** Path and query, which never name another host. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/+/, "/") + search;
}
