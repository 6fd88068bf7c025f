import { type ChildProcess, spawn } from "node:child_process";
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

/** Starts `server.ts` or another entry as a process; `ready` resolves at its first output or when it exits. */
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
  const firstOutput = new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
  return { child, ended, ready: Promise.race([firstOutput, ended.then(() => {})]) };
}

/** A port that was free when checked. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
