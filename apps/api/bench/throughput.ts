import autocannon from "autocannon";
import { desc } from "drizzle-orm";
import { pujas } from "../src/pujas/pujas.table.ts";
import { processorMs } from "./processor-ms.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { startProcess } from "./start-process.ts";
import { median } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 20;
/** The same as in `src/run-server.ts`. */
const CACHE_MS = 5_000;
const BUDGET = 0.6;

const pathsOf = (pujaId: string) => ({
  list: { api: "/noauth-api/v1/pooja/getPoojaListing", twin: "/list" },
  home: { api: "/noauth-api/v1/home", twin: "/home" },
  detail: { api: `/noauth-api/v1/pooja/poojaById?pooja_id=${pujaId}`, twin: `/detail/${pujaId}` },
});

/** Compares the API with the minimal server in several alternating rounds and prints medians. */
export async function throughput({ db, url }: ScratchShop): Promise<void> {
  const [puja] = await db.select({ id: pujas.id }).from(pujas).orderBy(desc(pujas.startAt)).limit(1);
  const twin = await startProcess("twin-process.ts", [url]);
  const api = await startProcess("api-process.ts", [url, String(CACHE_MS)]);
  const uncachedApi = await startProcess("api-process.ts", [url, "0"]);
  const runners = [
    { who: "twin", server: twin, kind: "twin" },
    { who: "API", server: api, kind: "api" },
    { who: "API without cache", server: uncachedApi, kind: "api" },
  ] as const;
  try {
    for (const [name, path] of Object.entries(pathsOf(puja?.id ?? ""))) {
      const results = new Map<string, Measurement[]>(runners.map(({ who }) => [who, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const { who, server, kind } of runners)
          results.get(who)?.push(await measure(server, path[kind]));
      }
      const medianOf = (who: string, pick: keyof Measurement) =>
        median((results.get(who) ?? []).map((measurement) => measurement[pick]));
      printTable(
        `${name}: ${ROUNDS} alternating rounds of ${SECONDS} s, ${CONNECTIONS} connections, medians`,
        runners.map(({ who }) => {
          const ratio = medianOf(who, "perSecond") / medianOf("twin", "perSecond");
          return {
            who,
            "requests/s": Math.round(medianOf(who, "perSecond")),
            p50: ms(medianOf(who, "p50")),
            p99: ms(medianOf(who, "p99")),
            "processor of the server": ms(medianOf(who, "processor")),
            "of the twin": withMark(ratio.toFixed(2), ratio >= BUDGET),
          };
        }),
      );
    }
  } finally {
    await Promise.all([twin, api, uncachedApi].map((each) => each.stop()));
  }
}

/** `processor` is the time that the server's process used for a request, in ms: other load disturbs it least. */
type Measurement = { perSecond: number; p50: number; p99: number; processor: number };

async function measure(server: { origin: string; pid: number }, path: string): Promise<Measurement> {
  const url = `${server.origin}${path}`;
  const before = processorMs(server.pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} rejected, ${errors} errors`);
  const processor = (processorMs(server.pid) - before) / requests.total;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, processor };
}
