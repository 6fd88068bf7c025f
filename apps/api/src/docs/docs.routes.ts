import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { completeDocument } from "./complete-document.ts";
import { docsPage, docsStyle } from "./docs-page.ts";
import type { ApiDocument } from "./open-api.ts";

const styleHash = createHash("sha256").update(docsStyle).digest("base64");

/** The API documentation as an OpenAPI document and as a page. It is generated on the first request. */
export function docsRoutes({ readDocument }: { readDocument: () => Promise<ApiDocument> }) {
  let document: Promise<ApiDocument> | undefined;
  const read = () => (document ??= readDocument());
  let completed: Promise<object> | undefined;
  const readCompleted = () => (completed ??= read().then(completeDocument));

  return new Hono<AppEnv>()
    .get("/openapi.json", async (c) => {
      c.header("Cache-Control", "public, max-age=60");
      return c.json(await readCompleted());
    })
    .get("/docs", async (c) => {
      c.header("Cache-Control", "public, max-age=60");
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      return c.html(docsPage(await read()));
    });
}
