import type { APIRequestContext } from "@playwright/test";
import { origins } from "../system.ts";
import { routePatterns } from "./routes.ts";

/** The pattern of an address: the one with the most parts of its own where several match. */
function patternOf(pathname: string): string {
  const ownParts = (pattern: string) => pattern.split("/").filter((part) => !part.startsWith(":")).length;
  const [found] = routePatterns
    .filter((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(pathname))
    .sort((one, other) => ownParts(other) - ownParts(one));
  if (!found) throw new Error(`${pathname} is in the sitemap and has no route`);
  return found;
}

interface PublicPage {
  pattern: string;
  language: "en" | "hi";
  /** The path with its query. */
  path: string;
}

/** The first page of the sitemap of each pattern in each language, so that new public pages are tested too. */
export async function publicPages(request: APIRequestContext): Promise<PublicPage[]> {
  const sitemap = await (await request.get(`${origins.web}/sitemap.xml`)).text();
  const pages = new Map<string, PublicPage>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address);
    const pattern = patternOf(pathname);
    const language = search.includes("lang=hi") ? "hi" : "en";
    const kind = `${pattern} ${language}`;
    if (!pages.has(kind)) pages.set(kind, { pattern, language, path: pathname + search });
  }
  return [...pages.values()];
}
