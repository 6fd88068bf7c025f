import { pino } from "pino";
import { answerPage } from "../server/page.ts";
import { createPageMemory } from "../server/page-memory.ts";
import { render, sitemapPaths } from "../src/app/entry-server.tsx";

/** A page as the web server answers it, put together around the sources instead of a build. */
export function getPage(
  apiUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return answerPage(new Request(`http://shop.test${path}`, { headers }), {
    build: {
      isDevelopment: false,
      render,
      sitemapPaths,
      head: "",
      filesOf: () => ({ style: undefined, joined: [], scripts: ["/assets/entry.js"] }),
    },
    apiUrl,
    fetch: globalThis.fetch,
    pages: createPageMemory(),
    origin: "https://shop.test",
    trustEdge: false,
    log: pino({ level: "silent" }),
  });
}
