import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Build } from "./build.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Pages straight from the sources, with hot reload. `middleware` serves the modules and must run before
 * the pages. No content security policy: Vite's own client is an inline script.
 */
export async function createDevBuild(
  folder: string,
): Promise<Build & { middleware: Middleware; close(): Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: "custom" });
  const template = await vite.transformIndexHtml("/", await readFile(join(folder, "index.html"), "utf8"));
  const head = template
    .slice(template.indexOf("<head>") + "<head>".length, template.indexOf("</head>"))
    .replace(/<title>[^<]*<\/title>/, "");

  const load = async () =>
    (await vite.ssrLoadModule("/src/app/entry-server.tsx")) as Pick<Build, "render" | "sitemapPaths">;

  return {
    isDevelopment: true,
    render: async (request, options) => (await load()).render(request, options),
    sitemapPaths: async (api) => (await load()).sitemapPaths(api),
    head,
    filesOf: () => ({ style: undefined, joined: [], scripts: ["/src/app/entry-client.tsx"] }),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
