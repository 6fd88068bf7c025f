import { type ApiClient, getPoojaListing } from "@aradhana/core/api";

const PER_PAGE = 48;
/** Addresses that are always there. */
const fixed = [
  "/",
  "/online-puja",
  "/exchange-policy",
  "/shipping-policy",
  "/term-and-condition",
  "/privacy-policy",
];

/** The sitemap (sitemaps.org 0.9): the fixed pages and every puja that can be booked. */
export async function sitemapOf(api: ApiClient, origin: string): Promise<string> {
  const paths = [...fixed];
  for (let page = 1; ; page++) {
    const { results, meta } = await getPoojaListing(api, { page, limit: PER_PAGE });
    paths.push(...results.pujas.map(({ id }) => `/pooja/${id}`));
    if (results.pujas.length < PER_PAGE || page * PER_PAGE >= (meta.total ?? 0)) break;
  }
  // A puja may move from one page to the next while they are read.
  const urls = [...new Set(paths)]
    .map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`)
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
