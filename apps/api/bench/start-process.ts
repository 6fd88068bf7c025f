import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a file of this folder as a process and waits until it has printed its origin. */
export async function startProcess(file: string, args: readonly string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--conditions=source", join(import.meta.dirname, file), ...args],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [firstOutput] = await Promise.race([
    once(child.stdout ?? child, "data"),
    once(child, "exit").then(([code]): never => {
      throw new Error(`${file} exited with code ${code} before it was ready`);
    }),
  ]);
  return {
    origin: String(firstOutput).trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
