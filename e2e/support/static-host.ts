import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { origins, ports } from "../system.ts";

const dist = join(import.meta.dirname, "../../apps/storefront/dist");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A static file host such as a CDN: addresses without a file get `index.html`; API calls are proxied. */
export function startStaticHost(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", origins.static);
    if (/^\/(noauth-api|api|media)\//.test(pathname)) {
      const headers = new Headers(request.headers as Record<string, string>);
      headers.delete("host");
      headers.delete("connection");
      const sends = request.method !== "GET" && request.method !== "HEAD";
      const answer = await fetch(`${origins.api}${pathname}${search}`, {
        method: request.method ?? "GET",
        headers,
        ...(sends && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
      });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const path = join(dist, normalize(pathname));
    const file = isFile(path) ? path : join(dist, "index.html");
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((listening) => server.listen(ports.static, "127.0.0.1", () => listening(server)));
}
