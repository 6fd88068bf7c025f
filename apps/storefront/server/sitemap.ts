import { type ApiClient, getChadhaavaListing, getPoojaListing } from "@aradhana/core/api";

const PER_PAGE = 48;
/** Addresses that are always there. */
const fixed = [
  "/",
  "/online-puja",
  "/vip-pujas",
  "/chadhaava",
  "/exchange-policy",
  "/shipping-policy",
  "/term-and-condition",
  "/privacy-policy",
];

/** What a page of a list holds: how many there are in all, and the pages of those on it. */
interface ListPage {
  paths: string[];
  total: number | undefined;
}

type ReadPage = (query: { page: number; limit: number }) => Promise<ListPage>;

/** The sitemap (sitemaps.org 0.9): the fixed pages and every puja and chadhaava that can be booked. */
export async function sitemapOf(api: ApiClient, origin: string): Promise<string> {
  const [pujas, chadhaavas] = await Promise.all([
    allPages(async (query) => {
      const { results, meta } = await getPoojaListing(api, query);
      return { paths: results.pujas.map(({ id }) => `/pooja/${id}`), total: meta.total };
    }),
    allPages(async (query) => {
      const { results, meta } = await getChadhaavaListing(api, query);
      return { paths: results.chadhaavas.map(({ id }) => `/chadhaava/${id}`), total: meta.total };
    }),
  ]);
  // One may move from one page to the next while they are read.
  const urls = [...new Set([...fixed, ...pujas, ...chadhaavas])]
    .map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`)
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

async function allPages(read: ReadPage): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { paths, total } = await read({ page, limit: PER_PAGE });
    found.push(...paths);
    if (paths.length < PER_PAGE || page * PER_PAGE >= (total ?? 0)) return found;
  }
}
