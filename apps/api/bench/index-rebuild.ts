import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "../src/app.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const TIMES = 20;
const WARM_UP = 3;
/** Milliseconds for which a rebuild may block everything else. */
const BUDGET = 50;

/** Reads lists of which nothing is cached, so that each read rebuilds the index of its goods, and how long nothing else ran. */
export async function indexRebuild({ db }: ScratchShop): Promise<void> {
  const app = createApp(benchParts(db, 0, 0));
  const lists = { products: "abhimantrit_product/getProductListing", gems: "gemstone/getGemListing" };
  const rows = [];
  for (const [name, path] of Object.entries(lists)) {
    const times: number[] = [];
    const blocked: number[] = [];
    for (let i = 0; i < WARM_UP + TIMES; i++) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      await wait(10);
      delay.reset();
      const start = performance.now();
      await (await app.request(`/noauth-api/v1/${path}`)).text();
      const elapsed = performance.now() - start;
      await wait(5);
      delay.disable();
      if (i < WARM_UP) continue;
      times.push(elapsed);
      blocked.push(delay.max / 1e6);
    }
    const longest = quantile(blocked, 0.1);
    rows.push({
      "index of": name,
      "rebuilt in (p10)": ms(quantile(times, 0.1)),
      "blocks for (p10 of the longest)": withMark(ms(longest), longest <= BUDGET),
    });
  }
  printTable("growth: the index of goods is rebuilt each half minute", rows);
}
