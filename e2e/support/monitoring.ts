import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { origins, ports } from "../system.ts";
import { startWeb } from "./start-web.ts";

/** The parts of a report to Sentry that the tests check. */
interface SentryEvent {
  type?: string;
  message?: string;
  level?: string;
  release?: string;
  environment?: string;
  transaction?: string;
  user?: Record<string, unknown>;
  request?: Record<string, unknown>;
  exception?: { values: { type: string; value: string }[] };
  breadcrumbs?: { message?: string; data?: Record<string, unknown> }[];
  extra?: Record<string, unknown>;
}

/** An endpoint for error reports that stores them, in Sentry's format: lines of JSON. */
export interface Sentry {
  dsn: string;
  /** All that was sent, byte by byte. */
  bytes(): string;
  events(): SentryEvent[];
  close(): void;
}

export async function startSentry(): Promise<Sentry> {
  const envelopes: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    // Headers and URLs are sent too.
    if (text.length > 0) envelopes.push(`${text}\n${request.url} ${request.headers.referer ?? ""}`);
    response
      .writeHead(200, { "access-control-allow-origin": "*", "access-control-allow-headers": "*" })
      .end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    bytes: () => envelopes.join("\n"),
    events: () =>
      envelopes.flatMap((envelope) => {
        const [, kind = "", event = ""] = envelope.split("\n");
        return /"type":"(?:event|transaction)"/.test(kind) ? [JSON.parse(event) as SentryEvent] : [];
      }),
    close: () => void server.close(),
  };
}

/** What Clarity's own script does that matters here: it sends addresses, texts and calls as it finds them. */
function clarityScript() {
  type Clarity = ((...call: unknown[]) => void) & { q?: unknown[][]; v?: string };
  const page = window as unknown as { clarity: Clarity };
  let isActive = false;
  let url = "";
  const send = (what: unknown) =>
    void fetch("https://t.clarity.ms/collect", {
      method: "POST",
      mode: "no-cors",
      body: JSON.stringify(what),
    });
  const isMasked = (node: Node | null): boolean =>
    node instanceof Element
      ? node.getAttribute("data-clarity-mask") === "true" || isMasked(node.parentNode)
      : false;
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { data } = currentNode as Text;
      seen.push(isMasked(currentNode.parentNode) ? data.replace(/\S/g, "•") : data);
    }
    return seen.join("");
  };
  const methods: Record<string, (...args: never[]) => void> = {
    start() {
      isActive = true;
      url = location.href;
      send({ url, referrer: document.referrer, title: document.title, texts: texts() });
    },
    stop() {
      isActive = false;
    },
    metadata: (report: (data: { sessionId: string }) => void) => report({ sessionId: "fakesession" }),
  };
  const look = () => {
    if (!isActive || url === location.href) return;
    methods.stop?.();
    methods.start?.();
  };
  for (const method of ["pushState", "replaceState"] as const) {
    const original = history[method];
    history[method] = function change(...args) {
      original.apply(this, args);
      look();
    };
  }
  addEventListener("popstate", look);
  page.clarity("start", { projectId: "fake" });
  const waiting = page.clarity.q ?? [];
  page.clarity = (...[name, ...args]) => {
    const known = methods[String(name)];
    if (known) known(...(args as never[]));
    else send({ name, args });
  };
  page.clarity.v = "fake";
  while (waiting.length > 0) page.clarity(...(waiting.shift() ?? []));
}

/** All that Clarity's script would have sent from this page, call by call. */
export async function listenAsClarity(page: Page): Promise<{ bytes(): string }> {
  const sent: string[] = [];
  await page.route(/^https:\/\/([\w.]+\.)?clarity\.ms\//, (route) => {
    const request = route.request();
    sent.push(`${request.url()} ${request.headers().referer ?? ""} ${request.postData() ?? ""}`);
    return request.resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript", body: `(${clarityScript})()` })
      : route.fulfill({ status: 204 });
  });
  return { bytes: () => sent.join("\n") };
}

/** A web server whose pages use both. */
export function startMonitoredWeb({ dsn }: Sentry, port = ports.monitored, env: NodeJS.ProcessEnv = {}) {
  return startWeb({
    port,
    apiUrl: origins.api,
    env: { SENTRY_DSN: dsn, CLARITY_PROJECT: "fake", ...env },
  });
}
