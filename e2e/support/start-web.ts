import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "./test.ts";

interface WebOptions {
  port: number;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  /** Its folder. @default the one that was built */
  folder?: string;
}

const builtHere = join(import.meta.dirname, "../../apps/storefront");

export interface Web {
  /** Everything it has logged. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts another web server; resolves when it responds. */
export async function startWeb({ port, apiUrl, env, folder = builtHere }: WebOptions): Promise<Web> {
  await expectFree(port);
  const web = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, WEB_PORT: String(port), API_URL: apiUrl, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let logged = "";
  web.stdout.setEncoding("utf8").on("data", (lines: string) => {
    logged += lines;
  });
  const ended = once(web, "exit");
  const fails = ended.then(() =>
    Promise.reject(new Error(`The web server on port ${port} ended: ${logged}`)),
  );
  await Promise.race([untilItResponds(port), fails]);
  return {
    log: () => logged,
    async stop() {
      web.kill("SIGTERM");
      await ended;
    },
  };
}

/** Rejects if another server uses the port, since the tests would reach that one. */
async function expectFree(port: number) {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

async function untilItResponds(port: number) {
  const responds = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(responds, { timeout: 30_000 }).toBe(true);
}
