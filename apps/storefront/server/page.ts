import { randomBytes } from "node:crypto";
import { isVisible } from "@aradhana/core/country";
import { cleanAddress } from "@aradhana/core/privacy";
import type { Logger } from "pino";
import { preferenceCookie } from "../src/shared/cookies/cookies.ts";
import { beforePaintScript } from "./before-paint-script.ts";
import { bootScript } from "./boot-script.ts";
import type { Build } from "./build.ts";
import { countryData, type GeoServices } from "./country-data.ts";
import { headOf } from "./head.ts";
import { earlyErrors, type Monitoring, monitoringAttributes } from "./monitoring.ts";
import { securityHeaders } from "./security-headers.ts";
import { createServerApi } from "./server-api.ts";
import { decidedCountryOf, variesOn, visitorOf } from "./visitor.ts";
import { manifestPath } from "./web-manifest.ts";

interface PageOptions {
  build: Build;
  apiUrl: string;
  /** Calls the API; may answer public reads from memory. */
  fetch: typeof globalThis.fetch;
  origin: string;
  trustEdge: boolean;
  /** @default none */
  monitoring?: Monitoring;
  geo?: GeoServices;
  log: Logger;
}

const publicPage = "public, max-age=60, stale-while-revalidate=300";
const personalPage = "private, no-store";

/** Answers a request for a page with its HTML as a stream, or with the redirect of a loader. */
export async function answerPage(request: Request, options: PageOptions): Promise<Response> {
  const { build, apiUrl, fetch, origin, trustEdge, monitoring = {}, geo = {}, log } = options;
  const nonce = randomBytes(16).toString("base64url");
  const decided = decidedCountryOf(request, trustEdge);
  const visitor = visitorOf(request, trustEdge, decided);
  const isKnown = isVisible(decided);
  const api = createServerApi({ apiUrl, fetch, origin, visitor });

  const { pathname: path, searchParams } = new URL(request.url);
  const onError = (error: unknown) => log.error({ err: error, path: cleanAddress(path) }, "page");
  const page = await build.render(readable(request), { api, visitor, nonce, onError });
  if (page instanceof Response) return page;

  const { style, joined, scripts } = build.filesOf(page.modules, visitor.language);
  const before = [
    `<!doctype html><html lang="${visitor.language}"${countryData({ country: visitor.country, isKnown, ...geo })}${monitoringAttributes(monitoring, scripts.at(-1))}><head>`,
    // The charset must be in the first kilobyte.
    build.head,
    `<link rel="manifest" href="${manifestPath}?lang=${visitor.language}">`,
    page.meta ? headOf({ meta: page.meta, origin, path, visitor, nonce }) : "<title>Aradhana</title>",
    // Before the styles: a script after them would wait for them.
    `<script nonce="${nonce}">${beforePaintScript}</script>`,
    style && `<link rel="stylesheet" href="${style}">`,
    '</head><body><div id="root">',
  ]
    .filter(Boolean)
    .join("");
  const after = `</div><script nonce="${nonce}">${earlyErrors(monitoring)}${bootScript({ scripts, joined })}</script></body></html>`;

  // A language chosen by the address stays chosen on the next pages, with or without scripts.
  const choosesLanguage = searchParams.has("lang");
  const cacheable = page.status === 200 && !choosesLanguage && page.meta && !page.meta.noindex;
  return new Response(framed(before, page.body, after), {
    status: page.status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cacheable ? publicPage : personalPage,
      "Content-Language": visitor.language,
      Vary: variesOn,
      ...(choosesLanguage && { "Set-Cookie": preferenceCookie("lang", visitor.language) }),
      ...(!build.isDevelopment && securityHeaders(nonce, monitoring, geo)),
    },
  });
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

/** One stream: the start of the document at once, the page as React renders it, the end of the document. */
function framed(before: string, body: ReadableStream<Uint8Array>, after: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(before)),
      flush: (stream) => stream.enqueue(encoder.encode(after)),
    }),
  );
}
