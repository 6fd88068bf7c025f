import { createApp } from "../src/app.ts";
import { searchEntries } from "../src/search/search-entries.table.ts";
import { benchParts } from "./bench-parts.ts";
import { growCatalogue, growGoods } from "./grow.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";

const GOODS = 34_000;
/** Of the 95th percentile, in ms; see docs/performance.md. */
const BUDGET = 30;
/** Rounds that are not measured: the code is compiled in them. */
const WARM_UP = 3;
const ROUNDS = 10;
const groups: Readonly<Record<string, readonly string[]>> = {
  "Latin letters": ["ganesh", "rudrabhishek", "lakshmi", "kashi shiv", "tulsi mala", "ruby"],
  Devanagari: ["गणेश", "रुद्राभिषेक", "लक्ष्मी", "काशी शिव", "तुलसी माला", "माणिक"],
  typos: ["rudrabishkek", "sundarkamd", "hanumna", "sphatuk"],
  "everyday words": ["shaadi", "naukri", "mangal dosh", "padhai"],
  "first letters": ["g", "s", "sh", "ru", "का", "म"],
  "words of thousands": ["shiv", "puja", "mala", "shanti", "rudraksha"],
  "several words": ["rudraksha mala", "shiv puja kashi", "mala rudraksha shiv shanti kashi ganesh"],
  nonsense: ["xyzxyz", "qwertyuiop", "asdfgh hjkl"],
};

/**
 * Searches everything in a shop with 100,000 rows, as the search panel does: each search for the first time, without
 * any cache. The list of the fastest tenth shows what a free machine would take. The process fails if a p95 is over budget.
 */
export async function search(shop: ScratchShop): Promise<void> {
  await growCatalogue(shop.url, "broader");
  await growGoods(shop.url, GOODS);
  const app = createApp(benchParts(shop.db, 0, 0));
  const rows = [];
  for (const [searched, queries] of Object.entries(groups)) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const word of queries) {
        const start = performance.now();
        const response = await app.request(`/noauth-api/v1/search?q=${encodeURIComponent(word)}`);
        await response.text();
        if (response.status !== 200) throw new Error(`${word}: ${response.status}`);
        if (round >= 0) times.push(performance.now() - start);
      }
    }
    const at = (share: number) => ms(quantile(times, share));
    const isOver = quantile(times, 0.95) > BUDGET;
    if (isOver) process.exitCode = 1;
    rows.push({ searched, p10: at(0.1), p50: at(0.5), p95: `${at(0.95)}${isOver ? " ✘" : ""}` });
  }
  printTable(`search over everything: ${await shop.db.$count(searchEntries)} rows`, rows);
}
