import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { origins, ports } from "../system.ts";
import { expect } from "./test.ts";

const apps = join(import.meta.dirname, "../../apps");

/** A whole shop of a test's own, whose servers' time can be moved on. */
export interface LaterShop {
  /** Lets so many milliseconds pass for the servers, at once. */
  passTime(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts API and web server on the ports that are kept for them, over an empty folder. */
export async function startLaterShop(): Promise<LaterShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "aradhana-later-"));
  const clock = `--import=${join(import.meta.dirname, "movable-clock.ts")}`;
  const start = (app: string, entry: string, env: Record<string, string>) =>
    spawn(process.execPath, [clock, entry], {
      cwd: join(apps, app),
      env: { ...process.env, DATABASE_URL: "", TRUST_PROXY: "1", LOG_LEVEL: "silent", ...env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  const servers = [
    start("api", "server.ts", {
      ...{ API_PORT: String(ports.laterApi), API_ORIGIN: origins.laterApi },
      ...{ WEB_ORIGINS: origins.later, DATA_DIR: dataDir },
    }),
    start("storefront", "server/main.ts", { WEB_PORT: String(ports.later), API_URL: origins.laterApi }),
  ];
  await Promise.all([answers(`${origins.laterApi}/readyz`), answers(`${origins.later}/healthz`)]);

  return {
    passTime: async (ms) => {
      await Promise.all(servers.map((server) => passTime(server, ms)));
    },
    async stop() {
      await Promise.all(
        servers.map((server) => {
          const stopped = once(server, "exit");
          server.kill("SIGTERM");
          return stopped;
        }),
      );
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function passTime(server: ChildProcess, ms: number) {
  const moved = once(server, "message");
  server.send(ms);
  return moved;
}

const answers = (address: string) =>
  expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
