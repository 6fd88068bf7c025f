import { pageCopies, personalCopies } from "../shared/offline/saved-copies.ts";
import type { SavedPage } from "./offline-page.ts";

/** The saved pages by their titles, the last ones first, and the language of the last one. */
export async function savedPages(): Promise<{ language: string | null; pages: SavedPage[] }> {
  const copies = await Promise.all(
    [pageCopies, personalCopies].map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async ({ url }) => ({ url, copy: await cache.match(url) })),
      );
    }),
  );
  const pages = copies
    .flat()
    // Times are whole seconds: of the same one, what was added last comes first.
    .toReversed()
    .filter(({ copy }) => copy?.headers.get("content-type")?.startsWith("text/html"))
    .sort((one, other) => timeOf(other.copy) - timeOf(one.copy));
  const titled = await Promise.all(
    pages.map(async ({ url, copy }) => {
      const title = /<title>([^<]+?)(?: · [^·<]+)?<\/title>/.exec((await copy?.clone().text()) ?? "")?.[1];
      const { pathname, search } = new URL(url);
      return title ? [{ href: pathname + search, titleHtml: title }] : [];
    }),
  );
  return { language: pages[0]?.copy?.headers.get("content-language") ?? null, pages: titled.flat() };
}

const timeOf = (copy: Response | undefined) => Date.parse(copy?.headers.get("date") ?? "") || 0;
