// `pnpm perf`: builds and serves the system on a scratch database, measures its pages and a static twin
// of each alternately, and prints one table. PERF_RUNS (5) says how often; PERF_URL measures a running web
// server instead.
import { ensureChromium } from "../chromium.mjs";
import { StartError } from "../system/start-error.mjs";
import { createSupervisor } from "../system/supervisor.mjs";
import { startBrowser } from "./audit.mjs";
import { judge } from "./budgets.mjs";
import { measurePage } from "./measure-page.mjs";
import { measureNextScreens } from "./next-screen.mjs";
import { startScratchSystem } from "./scratch-system.mjs";
import { startStaticTwin } from "./static-twin.mjs";

process.env.CHROMIUM_PATH = await ensureChromium();
const runs = Number(process.env.PERF_RUNS ?? 5);
const supervisor = createSupervisor();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

/** A puja that a visitor can book now, and can still when the last of the measurements is made. */
async function somePuja(web) {
  const listing = await fetch(new URL("/noauth-api/v1/pooja/getPoojaListing", web));
  const { results } = await listing.json();
  const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;
  return results.pujas.find(
    ({ status, cutoff_at }) => status === "open" && Date.parse(cutoff_at) > inTwoHours,
  ).id;
}

async function measure(web) {
  const twin = await startStaticTwin(web);
  const browser = await startBrowser();
  const paths = { home: "/", list: "/online-puja", detail: `/pooja/${await somePuja(web)}` };
  try {
    const pages = [];
    const nextScreens = await measureNextScreens(web);
    for (const [name, path] of Object.entries(paths)) {
      const page = { name, url: `${web}${path}`, twinUrl: `${twin.url}${path}` };
      const measured = await measurePage(page, { port: browser.port, runs, log: console.log });
      pages.push({ ...measured, nextScreen: nextScreens[name] });
    }
    return pages;
  } finally {
    await browser.close();
    await twin.close();
  }
}

function report(pages) {
  const { table, over } = judge(pages);
  console.log(`\n${table}\n`);
  for (const { name, failed, seen } of pages) {
    console.log(`${name}: LCP is ${seen.lcpElement}, ${Math.round(seen.lcp)} ms on emulated slow 4G`);
    if (failed.length > 0) console.log(`  Lighthouse misses: ${failed.join(", ")}`);
    if (seen.unused.length > 0) console.log(`  never used: ${seen.unused.join(", ")}`);
  }
  console.log(`\nMedians of ${runs} runs. ${over === 0 ? "All within budget." : `${over} over budget.`}`);
  return over;
}

try {
  const web = process.env.PERF_URL ?? (await startScratchSystem(supervisor)).web.url;
  process.exitCode = report(await measure(web)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
} finally {
  await supervisor.stop();
}
