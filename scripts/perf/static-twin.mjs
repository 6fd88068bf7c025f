import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** The answer for `url` as a plain file: a page without its scripts, anything else as it is. */
async function copy(url, accept) {
  const response = await fetch(url, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const body = Buffer.from(await response.arrayBuffer());
  const bare = type.startsWith("text/html") ? body.toString("utf8").replace(scripts, "") : body;
  const packs = /^text\/|javascript|json|svg/.test(type);
  return {
    status: response.status,
    headers: {
      "content-type": type,
      "cache-control": response.headers.get("cache-control") ?? "no-store",
      ...(packs && { "content-encoding": "gzip" }),
    },
    body: packs ? gzipSync(bare, { level: 9 }) : bare,
  };
}

/**
 * Serves the storefront at `origin` as static files without a script: the fastest that these pages
 * could be, measured in the same run as the pages themselves.
 */
export async function startStaticTwin(origin) {
  const copies = new Map();
  const server = createServer(async ({ url, headers }, response) => {
    // A picture's format depends on what the browser accepts.
    const key = `${url} ${headers.accept}`;
    if (!copies.has(key)) copies.set(key, copy(new URL(url, origin), headers.accept ?? "*/*"));
    const found = await copies.get(key);
    response.writeHead(found.status, found.headers).end(found.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
