import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { origins, ports } from "../system.ts";
import { startWeb } from "./start-web.ts";
import { expect } from "./test.ts";

/** A separate shop, whose clock a test can move. */
export interface OwnShop {
  /** Moves the clock of the API ahead: for it that many milliseconds pass at once. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const clock = pathToFileURL(join(import.meta.dirname, "movable-clock.mjs")).href;

/** Starts it with an empty database in `dataDir`, which it fills with the sample shop. */
export async function startOwnShop(dataDir: string, name: "own" | "life" = "own"): Promise<OwnShop> {
  const [apiOrigin, webOrigin] = [origins[`${name}Api`], origins[`${name}Web`]];
  const api = spawn(process.execPath, [`--import=${clock}`, "server.ts"], {
    cwd: join(import.meta.dirname, "../../apps/api"),
    env: {
      ...process.env,
      ...{ API_PORT: String(ports[`${name}Api`]), API_ORIGIN: apiOrigin, WEB_ORIGINS: webOrigin },
      ...{ DATA_DIR: dataDir, DATABASE_URL: "", TRUST_PROXY: "2", LOG_LEVEL: "warn" },
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(api, "exit");
  const fails = ended.then(() => Promise.reject(new Error("The API of the separate shop ended")));
  const isReady = () =>
    fetch(`${apiOrigin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([expect.poll(isReady, { timeout: 60_000 }).toBe(true), fails]);
  // It ends when the test stops it.
  fails.catch(() => {});
  const web = await startWeb({
    ...{ port: ports[`${name}Web`], apiUrl: apiOrigin, env: { TRUST_PROXY: "1" } },
  });
  return {
    async pass(ms) {
      const moved = once(api, "message");
      api.send(ms);
      await moved;
    },
    async stop() {
      await web.stop();
      api.kill("SIGTERM");
      await ended;
    },
  };
}
