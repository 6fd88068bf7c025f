import { median, quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const WARM_UP = 10;
const TIMES = 100;
const BUDGET = 1.3;

type Read = (i: number) => Response | Promise<Response>;
export type Reads = Readonly<Record<string, Read>>;

/** Times the same reads of a small and a grown shop, alternately, and prints their ratios. */
export async function compareReads(heading: string, small: Reads, grown: Reads): Promise<void> {
  const rows = [];
  for (const [name, readSmall] of Object.entries(small)) {
    const readGrown = grown[name] ?? readSmall;
    const times = { small: [] as number[], grown: [] as number[] };
    for (let i = 0; i < WARM_UP + TIMES; i++) {
      const elapsed = { small: await time(name, readSmall, i), grown: await time(name, readGrown, i) };
      if (i < WARM_UP) continue;
      times.small.push(elapsed.small);
      times.grown.push(elapsed.grown);
    }
    // The 10th percentile is little affected by other load on the machine.
    const [before, after] = [quantile(times.small, 0.1), quantile(times.grown, 0.1)];
    const ratio = after / before;
    rows.push({
      read: name,
      "p10 small": ms(before),
      "p10 grown": ms(after),
      ratio: withMark(ratio.toFixed(2), ratio <= BUDGET),
      "p50 small": ms(median(times.small)),
      "p50 grown": ms(median(times.grown)),
    });
  }
  printTable(`growth: ${heading}, alternating with the small shop`, rows);
}

async function time(name: string, read: Read, i: number): Promise<number> {
  const start = performance.now();
  const response = await read(i);
  await response.text();
  if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
  return performance.now() - start;
}
