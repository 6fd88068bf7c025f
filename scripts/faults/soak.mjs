// A long, steady load on both servers: node --conditions=source scripts/faults/soak.mjs [minutes]. Needs a build.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openScratchShop } from "../../apps/api/bench/scratch-shop.ts";
import { slope } from "../../apps/api/bench/statistics.ts";

const autocannon = createRequire(new URL("../../apps/api/package.json", import.meta.url))("autocannon");
const MINUTES = Number(process.argv[2] ?? 30);
/** Together 200 a second. */
const PER_SECOND = { API: 100, pages: 100 };
/** A new process grows until its caches are full and its code is compiled. */
const WARM_UP_MINUTES = Math.min(5, MINUTES / 3);
const API = "http://127.0.0.1:23220";
const WEB = "http://127.0.0.1:23221";

const shop = await openScratchShop();
const data = mkdtempSync(join(tmpdir(), "aradhana-soak-"));
const shared = { PATH: process.env.PATH, LOG_LEVEL: "silent" };
const start = (entry, env) =>
  spawn(process.execPath, [entry], { env: { ...shared, ...env }, stdio: ["ignore", "ignore", "inherit"] });
const servers = {
  API: start("apps/api/server.ts", {
    ...{
      API_PORT: "23220",
      DATABASE_URL: shop.url,
      DATA_DIR: data,
      READS_PER_ADDRESS: "off",
      WEB_ORIGINS: WEB,
    },
  }),
  pages: start("apps/storefront/server/main.ts", { WEB_PORT: "23221", API_URL: API, NODE_ENV: "production" }),
};
const origins = { API, pages: WEB };

async function untilReady(name) {
  const isReady = () =>
    fetch(`${origins[name]}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (servers[name].exitCode !== null) throw new Error(`the server of ${name} did not start`);
    await sleep(200);
  }
}

const readItems = async (path, key) =>
  (await (await fetch(`${API}/noauth-api/v1/${path}`)).json()).results[key].map(({ id }) => id);

try {
  for (const name of Object.keys(servers)) await untilReady(name);
  const ids = await readItems("pooja/getPoojaListing?limit=40", "pujas");
  const languages = ["en", "hi"];
  const lists = [
    "online-puja",
    "chadhaava",
    "abhimantrit-products",
    "gemstones",
    "astro-guru/find",
    "blogs",
    "reels",
  ];
  const paths = {
    API: languages.flatMap((lang) => [
      ...["soonest", "price", "popular"].map(
        (sort) => `/noauth-api/v1/pooja/getPoojaListing?lang=${lang}&sort=${sort}`,
      ),
      ...["home", "search?q=ganesh", "gemstone/getGemListing", "geo/places?q=vara"].map(
        (path) => `/noauth-api/v1/${path}${path.includes("?") ? "&" : "?"}lang=${lang}`,
      ),
      ...ids.map((id) => `/noauth-api/v1/pooja/poojaById?pooja_id=${id}&lang=${lang}`),
    ]),
    pages: languages.flatMap((lang) =>
      ["", ...lists, ...ids.map((id) => `pooja/${id}`)].map(
        (path) => `/${path}${lang === "hi" ? "?lang=hi" : ""}`,
      ),
    ),
  };
  const samples = { API: [], pages: [] };
  const startedAt = Date.now();
  const timer = setInterval(() => {
    for (const name of Object.keys(servers)) {
      const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(servers[name].pid)], {
        encoding: "utf8",
      });
      samples[name].push({ x: (Date.now() - startedAt) / 60_000, y: Number(kilobytes) / 1024 });
    }
  }, 5000);
  const results = await Promise.all(
    Object.keys(servers).map(async (name) => {
      const { latency, requests, non2xx, errors } = await autocannon({
        ...{ url: origins[name], connections: 10, duration: MINUTES * 60, overallRate: PER_SECOND[name] },
        requests: paths[name].map((path) => ({ path, headers: { "accept-encoding": "gzip" } })),
      });
      const warm = samples[name].filter(({ x }) => x > WARM_UP_MINUTES);
      return {
        ...{ name, requests: requests.total, "not 2xx": non2xx, errors, "p99 ms": latency.p99 },
        ...{ "MB at start": Math.round(warm[0].y), "MB at end": Math.round(warm.at(-1).y) },
        "MB a minute": Number(slope(warm).toFixed(2)),
      };
    }),
  );
  clearInterval(timer);
  console.table(results);
  const isWithinBudget = (row) =>
    row["not 2xx"] + row.errors === 0 && row["p99 ms"] < 500 && row["MB a minute"] < 1;
  process.exitCode = results.every(isWithinBudget) ? 0 : 1;
} finally {
  for (const server of Object.values(servers)) server.kill("SIGTERM");
  await Promise.all(Object.values(servers).map((server) => server.exitCode ?? once(server, "exit")));
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
}
