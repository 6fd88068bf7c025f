import autocannon from "autocannon";
import { pujas } from "../src/pujas/pujas.table.ts";
import { residentMb } from "./resident-mb.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { startProcess } from "./start-process.ts";
import { slope } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const PER_SECOND = 200;
const SECONDS = 300;
/** A new process grows until its caches are full and its code is compiled. */
const WARM_UP_SECONDS = 60;
const EVERY_MS = 5_000;
const BUDGET_MB_PER_MINUTE = 1;

/** Checks that the API's memory does not grow under a steady load of reads. */
export async function memory({ db, url }: ScratchShop): Promise<void> {
  const samplePujas = await db.select({ id: pujas.id }).from(pujas).limit(40);
  const requests = [
    ...["en", "hi"].flatMap((lang) => [
      { path: `/noauth-api/v1/home?lang=${lang}` },
      ...["soonest", "price", "popular"].map((sort) => ({
        path: `/noauth-api/v1/pooja/getPoojaListing?lang=${lang}&sort=${sort}`,
      })),
    ]),
    ...samplePujas.map(({ id }) => ({ path: `/noauth-api/v1/pooja/poojaById?pooja_id=${id}` })),
  ];
  const api = await startProcess("api-process.ts", [url, "5000"]);
  const samples: { x: number; y: number }[] = [];
  const start = Date.now();
  const timer = setInterval(() => {
    samples.push({ x: (Date.now() - start) / 60_000, y: residentMb(api.pid) });
  }, EVERY_MS);
  try {
    const { latency, non2xx, errors } = await autocannon({
      ...{ url: api.origin, connections: 10, duration: SECONDS, overallRate: PER_SECOND, requests },
    });
    const warm = samples.filter(({ x }) => x * 60 > WARM_UP_SECONDS);
    const perMinute = slope(warm);
    printTable(`memory: ${PER_SECOND} requests/s for ${SECONDS / 60} minutes, without the first one`, [
      {
        "MB at start": Math.round(warm[0]?.y ?? 0),
        "MB at end": Math.round(warm.at(-1)?.y ?? 0),
        "MB per minute": withMark(perMinute.toFixed(2), perMinute <= BUDGET_MB_PER_MINUTE),
        p99: ms(latency.p99),
        errors: non2xx + errors,
      },
    ]);
  } finally {
    clearInterval(timer);
    await api.stop();
  }
}
