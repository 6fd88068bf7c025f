import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { consoleOrigin } from "@aradhana/core/staff";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { consoleHeaders } from "./security-headers.ts";

/** What apps/console/vite.config.ts puts where the nonce of a response belongs. */
const PLACEHOLDER = "CONSOLE_NONCE";

/** The document of the console; undefined if it is not built. */
async function readDocument(dist: string): Promise<string | undefined> {
  try {
    return await readFile(join(dist, "index.html"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

interface ConsoleOptions {
  dist: string;
  /** The address of the shop. */
  origin: string;
}

/** The console of those who run the shop, under /console: one document for every address, and its files. */
export function createConsole({ dist, origin }: ConsoleOptions) {
  // Browsers have no passkeys for the numeric address of a developer's machine, only for its name.
  const named = consoleOrigin(origin);
  return new Hono()
    .basePath("/console")
    .get("*", (c, next) => {
      const { origin: requested, pathname, search } = new URL(c.req.url);
      return requested === origin && named !== origin ? c.redirect(`${named}${pathname}${search}`) : next();
    })
    .get("/assets/:file{.+\\.map}", (c) => c.notFound())
    .get(
      "/assets/*",
      serveStatic({
        rewriteRequestPath: (path) => join(dist, path.slice("/console".length)),
        onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
      // A missing file is never answered with a document.
      (c) => c.notFound(),
    )
    .get("*", async (c) => {
      const document = await readDocument(dist);
      if (document === undefined) return c.notFound();
      const nonce = randomBytes(16).toString("base64");
      return c.html(document.replaceAll(PLACEHOLDER, nonce), 200, consoleHeaders(nonce));
    });
}
