// Stops a server under load: node scripts/faults/stops.mjs api|web [stops]. Needs a build. It ends with an error if an
// accepted request failed, if one was not answered with 200, or if a server refused connections before `/readyz` was 503.
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
const API_PORT = 23_211;
const data = mkdtempSync(join(tmpdir(), "aradhana-stops-"));
process.on("exit", () => rmSync(data, { recursive: true, force: true }));
const servers = {
  api: { entry: "apps/api/server.ts", port: "API_PORT", paths: ["/noauth-api/v1/pooja/getPoojaListing"] },
  web: {
    entry: "apps/storefront/server/main.ts",
    port: "WEB_PORT",
    // Pages are rendered with what the API answers: it runs beside the server that is stopped.
    paths: ["/", "/?lang=hi", "/online-puja", "/privacy-policy", "/robots.txt"],
  },
};
const server = servers[kind];

function start({ entry, port }, number, env) {
  return spawn(process.execPath, [entry], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: "silent", READS_PER_ADDRESS: "off" },
      ...{ STOP_NOTICE: "2", [port]: String(number), ...env },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The status of `/readyz` on a connection of its own; none if it is refused. */
const readiness = (port) =>
  request("/readyz", false, port).then(
    ({ status }) => status,
    () => undefined,
  );

async function untilReady(child, port) {
  while ((await readiness(port)) !== 200) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    await sleep(100);
  }
}

function request(path, agent, port = PORT) {
  return new Promise((resolve, reject) => {
    const sent = get({ port, path, agent }, async (response) => {
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
/** How often each status but 200 was answered, and each error ended a request. */
const unexpected = {};
const count = (outcome) => {
  unexpected[outcome] = (unexpected[outcome] ?? 0) + 1;
};

/** When a connection was refused first since the server was started. */
let refusedAt = Number.POSITIVE_INFINITY;

/** Like a load balancer, goes elsewhere when its connection is ended. */
async function client(_, nth) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let next = nth;
  for (let isLast = false; !isLast; ) {
    try {
      const answer = await request(server.paths[next++ % server.paths.length], agent);
      totals.requests++;
      if (answer.status !== 200) {
        totals.badStatus++;
        count(answer.status);
      }
      isLast = answer.isLast;
    } catch (error) {
      // Was never accepted.
      if (error.code === "ECONNREFUSED") refusedAt = Math.min(refusedAt, performance.now());
      else {
        totals.failed++;
        count(error.code ?? error.message);
      }
      break;
    }
    await sleep(Math.random() * 100);
  }
  agent.destroy();
}

/** Whether `/readyz` is 503 before the server refuses the first connection, and a page is answered after that. */
async function isUnreadyFirst() {
  let status = 200;
  while (status === 200) {
    status = await readiness(PORT);
    await sleep(20);
  }
  if (status !== 503 || refusedAt < performance.now()) return false;
  const late = await request(server.paths[0], false).catch(() => undefined);
  return late?.status === 200;
}

let slowest = 0;
let unreadyFirst = 0;
let api;
try {
  if (kind === "web") {
    api = start(servers.api, API_PORT, { WEB_ORIGINS: `http://127.0.0.1:${PORT}` });
    await untilReady(api, API_PORT);
  }
  for (let stop = 0; stop < Number(stops); stop++) {
    refusedAt = Number.POSITIVE_INFINITY;
    const child = start(server, PORT, api ? { API_URL: `http://127.0.0.1:${API_PORT}` } : {});
    await untilReady(child, PORT);
    for (const path of server.paths) await request(path, false);
    const clients = Array.from({ length: CLIENTS }, client);
    await sleep(500);
    const before = performance.now();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    const [isInOrder] = await Promise.all([isUnreadyFirst(), exited, ...clients]);
    if (isInOrder) unreadyFirst++;
    slowest = Math.max(slowest, performance.now() - before);
  }
} finally {
  if (api?.kill("SIGTERM")) await once(api, "exit");
}
console.log(
  `${kind}: ${stops} stops under ${CLIENTS} clients, ${totals.requests} requests, ${totals.failed} failed, ` +
    `${totals.badStatus} not 200, unready first ${unreadyFirst} times, the slowest stop ${Math.round(slowest)} ms`,
  unexpected,
);
process.exitCode = totals.failed > 0 || totals.badStatus > 0 || unreadyFirst < Number(stops) ? 1 : 0;
