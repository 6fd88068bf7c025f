import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "./test.ts";

interface WebOptions {
  port: number;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
}

/** Starts one more web server; it is up when this answers. */
export async function startWeb({ port, apiUrl, env }: WebOptions): Promise<{ stop(): Promise<void> }> {
  const web = spawn(process.execPath, ["server/main.ts"], {
    cwd: join(import.meta.dirname, "../../apps/storefront"),
    env: { ...process.env, WEB_PORT: String(port), API_URL: apiUrl, LOG_LEVEL: "silent", ...env },
    stdio: "inherit",
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return {
    async stop() {
      const stopped = once(web, "exit");
      web.kill("SIGTERM");
      await stopped;
    },
  };
}
