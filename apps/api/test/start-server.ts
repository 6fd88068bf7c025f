import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, vi } from "vitest";

// If the clock of the test run is shifted, the clocks of started processes are too.
const { NODE_OPTIONS = "", TEST_CLOCK_AHEAD = "0" } = process.env;
const testClock = { NODE_OPTIONS, TEST_CLOCK_AHEAD };
// Starting takes a third less time with modules that another process has compiled.
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled") };

const children = new Set<ChildProcess>();

/** For tests that start processes: kills them after each test. Starting one takes seconds on a busy machine. */
export function endServersAfterEach(): void {
  vi.setConfig({ testTimeout: 120_000 });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
    children.clear();
  });
}

/** Starts `server.ts` or another entry as a process; `ready` resolves at its first output, and rejects if it exits before. */
export function startServer(env: Record<string, string>, entry: "server.ts" | "seed-demo.ts" = "server.ts") {
  const child = spawn(process.execPath, ["--conditions=source", join(import.meta.dirname, "..", entry)], {
    env: { PATH: process.env.PATH, ...testClock, ...compileCache, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "exit").then(([code]) => ({
    code: code as number | null,
    output: output.trim(),
  }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    void ended.then(({ output }) => reject(new Error(`The process ended before it was ready: ${output}`)));
  });
  // Tests of processes that cannot start wait for \`ended\` alone.
  ready.catch(() => {});
  return { child, ended, ready };
}

/**
 * A port that was free when checked, below those that systems give to outgoing connections: one of those could take it
 * before the process that it is for has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 22_000);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      ({ code }) => {
        if (code !== "EADDRINUSE") throw new Error(`port ${port} cannot be checked: ${code}`);
        return false;
      },
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
