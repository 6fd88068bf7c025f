import { createApp } from "../src/app.ts";
import { readGazetteer } from "../src/places/gazetteer.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

/** Of the 95th percentile, in ms; see docs/performance.md. */
const BUDGET = 20;
/** Rounds that are not measured: the code is compiled in them. */
const WARM_UP = 3;
const ROUNDS = 10;
const groups: Readonly<Record<string, readonly string[]>> = {
  "Latin letters": ["varan", "new york", "ujjain", "sao paulo", "tirupati", "san"],
  Devanagari: ["वाराणसी", "उज्जैन", "दिल्ली", "मुंब", "नासिक", "पुणे"],
  typos: ["varansi", "ujain", "hydrabad", "bangalroe", "mumbay"],
  "first letters": ["va", "sa", "मु", "दि"],
  coordinates: ["25.3, 83.0", "-23.55, -46.63", "60.17 24.94"],
  nonsense: ["xyzxyz", "qwertyuiop"],
};

/** Searches the towns of the world as a form does: each search without any cache. Fails if a p95 is over budget. */
export async function places({ db }: ScratchShop): Promise<void> {
  const app = createApp(benchParts(db, 0));
  const rows = [];
  for (const [searched, queries] of Object.entries(groups)) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const typed of queries) {
        const start = performance.now();
        const response = await app.request(`/noauth-api/v1/geo/places?q=${encodeURIComponent(typed)}`);
        await response.text();
        if (response.status !== 200) throw new Error(`${typed}: ${response.status}`);
        if (round >= 0) times.push(performance.now() - start);
      }
    }
    const at = (share: number) => ms(quantile(times, share));
    const p95 = withMark(at(0.95), quantile(times, 0.95) <= BUDGET);
    rows.push({ searched, p10: at(0.1), p50: at(0.5), p95 });
  }
  printTable(`towns: ${readGazetteer().lats.length} of them`, rows);
}
