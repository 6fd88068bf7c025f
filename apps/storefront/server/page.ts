import { isVisible } from "@aradhana/core/country";
import { cleanAddress } from "@aradhana/core/privacy";
import type { Logger } from "pino";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import { type Shop, shopElement } from "../src/shared/shell-text/shop.ts";
import { beforePaintScript } from "./before-paint-script.ts";
import { bootScript } from "./boot-script.ts";
import type { Build } from "./build.ts";
import { countryData, type GeoServices } from "./country-data.ts";
import { encodedPage } from "./encoded-page.ts";
import { headOf } from "./head.ts";
import { scriptMark, takeInlineScripts } from "./inline-scripts.ts";
import { scriptText } from "./markup.ts";
import { earlyErrors, type Monitoring, monitoringAttributes } from "./monitoring.ts";
import type { Page, PageMemory } from "./page-memory.ts";
import { securityHeaders } from "./security-headers.ts";
import { createServerApi } from "./server-api.ts";
import { decidedCountryOf, variesOn, visitorOf } from "./visitor.ts";
import { manifestPath } from "./web-manifest.ts";

interface PageOptions {
  build: Build;
  apiUrl: string;
  /** Calls the API; may answer public reads from memory. */
  fetch: typeof globalThis.fetch;
  pages: PageMemory;
  origin: string;
  trustEdge: boolean;
  /** @default none */
  monitoring?: Monitoring;
  geo?: GeoServices;
  /** Who runs the shop; null for those that the build has. @default those */
  shop?: () => Promise<Shop | null>;
  log: Logger;
}

const publicPage = "public, max-age=60, stale-while-revalidate=300";
const personalPage = "private, no-store";

/** Answers a request for a page: a public one from memory, others rendered; or with the redirect of a loader. */
export async function answerPage(request: Request, options: PageOptions): Promise<Response> {
  const { trustEdge, pages } = options;
  const decided = decidedCountryOf(request, trustEdge);
  const visitor = visitorOf(request, trustEdge, decided);
  const isKnown = isVisible(decided);
  const { pathname, search } = new URL(request.url);
  // All that a page depends on.
  const key = JSON.stringify([visitor.language, visitor.country, isKnown, pathname, search]);
  const stored = pages.get(key);
  const page = stored ?? (await renderPage(request, { ...options, visitor, isKnown }));
  if (page instanceof Response) return page;
  if (page.headers["Cache-Control"] === personalPage) return new Response(page.html, page);
  if (!stored) pages.set(key, page);
  return encodedPage(page, request.headers.get("accept-encoding"));
}

interface RenderOptions extends PageOptions {
  visitor: Visitor;
  isKnown: boolean;
}

async function renderPage(request: Request, options: RenderOptions): Promise<Response | Page> {
  const { build, apiUrl, fetch, origin, monitoring = {}, geo = {}, log, visitor, isKnown } = options;
  const api = createServerApi({ apiUrl, fetch, origin, visitor });
  const { pathname: path, searchParams } = new URL(request.url);
  const onError = (error: unknown) => log.error({ err: error, path: cleanAddress(path) }, "page");
  const nonce = scriptMark;
  const shop = (await options.shop?.()) ?? null;
  const page = await build.render(readable(request), { api, visitor, nonce, shop, onError });
  if (page instanceof Response) return page;
  // Read before, the parts that React waited for would be scripts.
  await page.body.allReady;
  const body = await new Response(page.body).text();

  const { style, joined, scripts: files } = build.filesOf(page.modules, visitor.language);
  const rendered = [
    `<!doctype html><html lang="${visitor.language}"${countryData({ country: visitor.country, isKnown, ...geo })}${monitoringAttributes(monitoring, files.at(-1))}><head>`,
    // The charset must be in the first kilobyte.
    build.head,
    `<link rel="manifest" href="${manifestPath}?lang=${visitor.language}">`,
    page.meta ? headOf({ meta: page.meta, origin, path, visitor }) : "<title>Aradhana</title>",
    // Before the styles: a script after them would wait for them.
    `<script nonce="${nonce}">${beforePaintScript}</script>`,
    style && `<link rel="stylesheet" href="${style}">`,
    `</head><body><div id="root">${body}</div>`,
    shop && `<script type="application/json" id="${shopElement}">${scriptText(shop)}</script>`,
    `<script nonce="${nonce}">${earlyErrors(monitoring)}${bootScript({ scripts: files, joined })}</script></body></html>`,
  ];
  const { html, scripts } = takeInlineScripts(rendered.filter(Boolean).join(""));

  // A language chosen by the address stays chosen on the next pages, with or without scripts.
  const choosesLanguage = searchParams.has("lang");
  const isPublic = page.status === 200 && !choosesLanguage && page.meta && !page.meta.noindex;
  return {
    status: page.status,
    html: new TextEncoder().encode(html),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": isPublic ? publicPage : personalPage,
      "Content-Language": visitor.language,
      Vary: variesOn,
      ...(choosesLanguage && { "Set-Cookie": preferenceCookie("lang", visitor.language) }),
      ...(!build.isDevelopment && securityHeaders(scripts, monitoring, geo, { path })),
    },
  };
}

/** A path that cannot be decoded is taken literally: the router would log a warning. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURI(url.pathname);
    return request;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, { headers: request.headers, signal: request.signal });
  }
}
