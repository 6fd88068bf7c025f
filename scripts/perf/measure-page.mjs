import { audit } from "./audit.mjs";
import { measureTaps } from "./taps.mjs";
import { watch } from "./watch.mjs";

const all = ["performance", "accessibility", "best-practices", "seo"];
const speed = ["performance"];

const byNumber = (a, b) => a - b;
const median = (numbers) => numbers.toSorted(byNumber)[Math.floor(numbers.length / 2)];

/** How long the server takes to answer with the whole page, at the 95th of 100 percent, its caches warm. */
async function serverTime(url) {
  const times = [];
  for (let run = 0; run < 120; run++) {
    const from = performance.now();
    await (await fetch(url, { headers: { "accept-encoding": "gzip" } })).arrayBuffer();
    times.push(performance.now() - from);
  }
  return times.slice(20).toSorted(byNumber)[94];
}

/** All values of a page in the table: Lighthouse on the page and on its twin alternately, then its downloads. */
export async function measurePage({ name, url, twinUrl }, { port, runs, log }) {
  const own = [];
  const twin = [];
  for (let run = 0; run < runs; run++) {
    own.push(await audit(url, { port, categories: run === 0 ? all : speed }));
    twin.push(await audit(twinUrl, { port, categories: speed }));
    log(`${name}: LCP ${Math.round(own.at(-1).lcp)} ms, its twin's ${Math.round(twin.at(-1).lcp)} ms`);
  }
  const slow = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    slow.push(await audit(url, { port, categories: speed, slowdown: 13 }));
  }
  const mid = (figure) => median(own.map(figure));
  return {
    name,
    scores: { ...own[0].scores, performance: mid(({ scores }) => scores.performance) },
    failed: own[0].failed,
    lcp: mid(({ lcp }) => lcp),
    twinLcp: median(twin.map(({ lcp }) => lcp)),
    cls: mid(({ cls }) => cls),
    tbt: mid(({ tbt }) => tbt),
    slowTbt: median(slow.map(({ tbt }) => tbt)),
    serverTime: await serverTime(url),
    seen: await watch(url),
    taps: name === "detail" ? await measureTaps(url) : undefined,
  };
}
