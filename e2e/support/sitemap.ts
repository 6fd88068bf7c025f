import type { APIRequestContext } from "@playwright/test";
import { patternOf } from "../../scripts/routes/pattern-of.ts";
import { origins } from "../system.ts";

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
    if (!pattern) throw new Error(`${pathname} is in the sitemap and has no route`);
    const language = search.includes("lang=hi") ? "hi" : "en";
    const kind = `${pattern} ${language}`;
    if (!pages.has(kind)) pages.set(kind, { pattern, language, path: pathname + search });
  }
  return [...pages.values()];
}
