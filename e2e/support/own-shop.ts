import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { origins, ports } from "../system.ts";
import { startWeb } from "./start-web.ts";
import { expect } from "./test.ts";

/** A separate shop, whose clock a test can move and whose API it can kill. */
export interface OwnShop {
  /** Moves the clock of the API ahead: for it that many milliseconds pass at once. */
  pass(ms: number): Promise<void>;
  /** Kills the process of the API, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Starts it again, on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const clock = pathToFileURL(join(import.meta.dirname, "movable-clock.mjs")).href;

type Name = "own" | "life" | "desk" | "chat";

/** Starts it with an empty database in `dataDir`, which it fills with the sample shop. */
export async function startOwnShop(dataDir: string, name: Name = "own"): Promise<OwnShop> {
  let api = await startApi(dataDir, name);
  const web = await startWeb({
    ...{ port: ports[`${name}Web`], apiUrl: origins[`${name}Api`], env: { TRUST_PROXY: "1" } },
  });
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const ended = once(api, "exit");
    api.kill(signal);
    await ended;
  };
  return {
    async pass(ms) {
      const moved = once(api, "message");
      api.send(ms);
      await moved;
    },
    kill: () => end("SIGKILL"),
    async restart() {
      api = await startApi(dataDir, name);
    },
    async stop() {
      await web.stop();
      await end("SIGTERM");
    },
  };
}

/** Starts the API, and returns once it answers. */
async function startApi(dataDir: string, name: Name) {
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
  const fails = once(api, "exit").then(() => Promise.reject(new Error("The API of the separate shop ended")));
  const isReady = () =>
    fetch(`${apiOrigin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await Promise.race([expect.poll(isReady, { timeout: 240_000 }).toBe(true), fails]);
  } catch (error) {
    // Nobody else knows it yet.
    api.kill("SIGKILL");
    throw error;
  }
  // It ends when the test stops or kills it.
  fails.catch(() => {});
  return api;
}
