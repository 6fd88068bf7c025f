// Stops a server under load: node scripts/faults/stops.mjs api|web [stops]. Needs a build.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const CLIENTS = 160;
const [kind = "api", stops = "20"] = process.argv.slice(2);
const PORT = 23_210;
const data = mkdtempSync(join(tmpdir(), "aradhana-stops-"));
process.on("exit", () => rmSync(data, { recursive: true, force: true }));
const servers = {
  api: { entry: "apps/api/server.ts", port: "API_PORT", path: "/noauth-api/v1/pooja/getPoojaListing" },
  web: { entry: "apps/storefront/server/main.ts", port: "WEB_PORT", path: "/robots.txt" },
};
const server = servers[kind];

function request(path, agent) {
  return new Promise((resolve, reject) => {
    const sent = get({ port: PORT, path, agent }, async (response) => {
      try {
        for await (const chunk of response) chunk.length;
        resolve({ status: response.statusCode, isLast: response.headers.connection === "close" });
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", reject);
  });
}

const totals = { requests: 0, failed: 0, badStatus: 0 };

/** Like a load balancer, goes elsewhere when its connection is ended. */
async function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isLast = false; !isLast; ) {
    try {
      const answer = await request(server.path, agent);
      totals.requests++;
      if (answer.status !== 200) totals.badStatus++;
      isLast = answer.isLast;
    } catch (error) {
      // Was never accepted.
      if (error.code === "ECONNREFUSED") break;
      totals.failed++;
      break;
    }
    await sleep(Math.random() * 100);
  }
  agent.destroy();
}

let slowest = 0;
let unreadyFirst = 0;
for (let stop = 0; stop < Number(stops); stop++) {
  const child = spawn(process.execPath, [server.entry], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: "silent", STOP_NOTICE: "2" },
      ...{ [server.port]: String(PORT), READS_PER_ADDRESS: "off" },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    request("/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    await sleep(100);
  }
  const clients = Array.from({ length: CLIENTS }, client);
  await sleep(500);
  const before = performance.now();
  child.kill("SIGTERM");
  const probe = await sleep(1000).then(() => request("/readyz"));
  if (probe.status === 503) unreadyFirst++;
  await Promise.all([once(child, "exit"), ...clients]);
  slowest = Math.max(slowest, performance.now() - before);
}
console.log(
  `${kind}: ${stops} stops under ${CLIENTS} clients, ${totals.requests} requests, ${totals.failed} failed, ` +
    `${totals.badStatus} not 200, unready first ${unreadyFirst} times, the slowest stop ${Math.round(slowest)} ms`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;
