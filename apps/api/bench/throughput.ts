import autocannon from "autocannon";
import type { ScratchShop } from "./scratch-shop.ts";
import { startProcess } from "./start-process.ts";
import { median } from "./statistics.ts";
import { ms, printTable } from "./table.ts";

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 20;
/** As `src/run-server.ts` has it. */
const MEMORY_MS = 5_000;
const BUDGET = 0.6;

const paths = {
  list: { api: "/noauth-api/v1/pooja/getPoojaListing", twin: "/list" },
  home: { api: "/noauth-api/v1/home", twin: "/home" },
} as const;

/** The API against its bare twin, in turn, several rounds: medians of what each answered. */
export async function throughput({ url }: ScratchShop): Promise<void> {
  const twin = await startProcess("twin-process.ts", [url]);
  const asItRuns = await startProcess("api-process.ts", [url, String(MEMORY_MS)]);
  const rereading = await startProcess("api-process.ts", [url, "0"]);
  const runners = [
    { who: "twin", origin: twin.origin, kind: "twin" },
    { who: "API", origin: asItRuns.origin, kind: "api" },
    { who: "API, every answer read anew", origin: rereading.origin, kind: "api" },
  ] as const;
  try {
    for (const [name, path] of Object.entries(paths)) {
      const results = new Map<string, Shot[]>(runners.map(({ who }) => [who, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const { who, origin, kind } of runners)
          results.get(who)?.push(await fire(`${origin}${path[kind]}`));
      }
      const middle = (who: string, pick: keyof Shot) =>
        median((results.get(who) ?? []).map((shot) => shot[pick]));
      printTable(
        `${name}: ${ROUNDS} rounds in turn, ${SECONDS} s each, ${CONNECTIONS} connections, medians`,
        runners.map(({ who }) => {
          const ratio = middle(who, "perSecond") / middle("twin", "perSecond");
          return {
            who,
            "requests/s": Math.round(middle(who, "perSecond")),
            p50: ms(middle(who, "p50")),
            p99: ms(middle(who, "p99")),
            "of the twin": `${ratio.toFixed(2)}${ratio < BUDGET ? " ✘" : ""}`,
          };
        }),
      );
    }
  } finally {
    await Promise.all([twin, asItRuns, rereading].map((each) => each.stop()));
  }
}

type Shot = { perSecond: number; p50: number; p99: number };

async function fire(url: string): Promise<Shot> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} rejected, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
