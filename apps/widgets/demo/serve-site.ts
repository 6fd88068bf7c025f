import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { type SiteOptions, sitePages } from "./site-pages.ts";
import { sites } from "./sites.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The public files of a folder, by their addresses. */
const readFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => extname(name) in types)
    .map((name) => [`/${name}`, readFileSync(join(folder, name))] as const);

/** A partner's whole site: its pages, their files, and the page of an order's state. */
export function serveSite(options: SiteOptions): RequestListener {
  const { folder, policy } = sites[options.name];
  const browser = join(import.meta.dirname, "browser");
  const files = new Map<string, Buffer>([
    ...readFiles(browser),
    ...readFiles(join(import.meta.dirname, folder)),
  ]);
  const pageAt = sitePages(options);

  async function answer({ pathname, searchParams }: URL, response: ServerResponse) {
    const file = files.get(pathname);
    if (file) {
      response.setHeader("Cache-Control", "no-cache");
      response.setHeader("Content-Type", types[extname(pathname)] ?? "");
      return response.end(file);
    }
    const { httpStatus, text } = await pageAt(pathname, searchParams);
    response.statusCode = httpStatus;
    // A page contains a number of this visit, or the state of an order.
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (pathname !== "/") response.setHeader("X-Robots-Tag", "noindex");
    return response.end(text);
  }

  return (request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Content-Security-Policy", policy(options.shop));
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    const address = URL.parse(request.url ?? "/", "http://site");
    if (!address) return response.writeHead(400).end();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return response.writeHead(405, { allow: "GET, HEAD" }).end();
    }
    answer(address, response).catch((error: unknown) => {
      options.warn(`${request.url}: ${error}`);
      response.writeHead(500).end();
    });
  };
}
