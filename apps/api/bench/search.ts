import { createApp } from "../src/app.ts";
import { searchEntries } from "../src/search/search-entries.table.ts";
import { benchParts } from "./bench-parts.ts";
import { growCatalogue, growGoods } from "./grow.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { median, quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";

const GOODS = 34_000;
const ROUNDS = 10;
const HITS = 4;

/** What the search panel requests during typing. */
const listings = [
  "pooja/getPoojaListing",
  "chadhaava/getChadhaavaListing",
  "abhimantrit_product/getProductListing",
  "gemstone/getGemListing",
  "blog/getBlogs",
];

const groups: Readonly<Record<string, readonly string[]>> = {
  "Latin letters": ["ganesh", "rudrabhishek", "lakshmi", "kashi shiv", "tulsi mala", "ruby"],
  Devanagari: ["गणेश", "रुद्राभिषेक", "लक्ष्मी", "काशी शिव", "तुलसी माला", "माणिक"],
  typos: ["rudrabishkek", "sundarkamd", "hanumna", "sphatuk"],
  "everyday words": ["shaadi", "naukri", "mangal dosh", "padhai"],
};

/** Searches all listings, with 100,000 rows: once with a cold cache, once again with a warm one. */
export async function search(shop: ScratchShop): Promise<void> {
  await growCatalogue(shop.url, "broader");
  await growGoods(shop.url, GOODS);
  const apps = [createApp(benchParts(shop.db, 0, 0)), createApp(benchParts(shop.db, 0))] as const;
  const timesOf = async (app: (typeof apps)[number], queries: readonly string[]) => {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const word of queries) {
        const start = performance.now();
        await Promise.all(listings.map((path) => read(app, path, word)));
        if (round > 0) times.push(performance.now() - start);
      }
    }
    return times;
  };
  const rows = [];
  for (const [searched, queries] of Object.entries(groups)) {
    const [first, again] = [await timesOf(apps[0], queries), await timesOf(apps[1], queries)];
    rows.push({
      searched,
      ...{ "p50 first": ms(median(first)), "p95 first": ms(quantile(first, 0.95)) },
      ...{ "p50 again": ms(median(again)), "p95 again": ms(quantile(again, 0.95)) },
    });
  }
  printTable(`search over everything: ${await shop.db.$count(searchEntries)} rows, five lists at once`, rows);
}

async function read(app: ReturnType<typeof createApp>, path: string, word: string): Promise<void> {
  const response = await app.request(`/noauth-api/v1/${path}?q=${encodeURIComponent(word)}&limit=${HITS}`);
  await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
}
