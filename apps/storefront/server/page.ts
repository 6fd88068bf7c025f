import { defaultCountry } from "@aradhana/core/country";
import { withLanguage } from "@aradhana/core/paths";
import { cleanAddress } from "@aradhana/core/privacy";
import type { Logger } from "pino";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";
import { parseLanguage } from "../src/shared/i18n/languages.ts";
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
import { edgeCountryOf, variesOn, visitorOf } from "./visitor.ts";
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

/** Shared caches store it. A browser checks first: it would show the country that was chosen before. */
const publicPage = "public, max-age=0, s-maxage=60";
/** Public too, but in a country that only a cookie names: a shared cache would send it to others. */
const ownCountryPage = "private, no-cache";
const personalPage = "private, no-store";

/**
 * Answers a request for a page: a public one from memory, others rendered; or with a redirect, of a loader or to the
 * visitor's language. English has the bare address, which shared caches send to everybody (ruling D31).
 */
export async function answerPage(request: Request, options: PageOptions): Promise<Response> {
  const { trustEdge, pages } = options;
  const visitor = visitorOf(request, trustEdge);
  const { pathname, search, searchParams } = new URL(request.url);
  if (visitor.language !== (parseLanguage(searchParams.get("lang")) ?? "en")) {
    const Location = withLanguage({ pathname, search }, visitor.language);
    return new Response(null, { status: 302, headers: { Location, "Cache-Control": personalPage } });
  }
  const edgeCountry = edgeCountryOf(request.headers, trustEdge);
  const isKnown = edgeCountry !== undefined;
  // All that a page depends on.
  const key = JSON.stringify([visitor.language, visitor.country, isKnown, pathname, search]);
  const stored = pages.get(key);
  const page = stored ?? (await renderPage(request, { ...options, visitor, isKnown }));
  if (page instanceof Response) return page;
  if (page.headers["Cache-Control"] === personalPage) return new Response(page.html, page);
  if (!stored) pages.set(key, page);
  const response = await encodedPage(page, request.headers.get("accept-encoding"));
  if (visitor.country !== (edgeCountry ?? defaultCountry))
    response.headers.set("Cache-Control", ownCountryPage);
  return response;
}

interface RenderOptions extends PageOptions {
  visitor: Visitor;
  /** Whether an edge of ours has set the country; what was chosen, the browser reads in its cookie. */
  isKnown: boolean;
}

async function renderPage(request: Request, options: RenderOptions): Promise<Response | Page> {
  const {
    build,
    apiUrl,
    fetch,
    origin,
    trustEdge,
    monitoring = {},
    geo = {},
    log,
    visitor,
    isKnown,
  } = options;
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

  // English that is chosen by the address stays chosen, with or without scripts, on pages that do not name it.
  const choosesEnglish = parseLanguage(searchParams.get("lang")) === "en";
  const isPublic = page.status === 200 && !choosesEnglish && page.meta && !page.meta.noindex;
  return {
    status: page.status,
    html: new TextEncoder().encode(html),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": isPublic ? publicPage : personalPage,
      "Content-Language": visitor.language,
      Vary: variesOn(trustEdge).join(", "),
      ...(choosesEnglish && { "Set-Cookie": preferenceCookie("lang", "en") }),
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
