import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A program of this folder as a process of its own, once it has said where it answers. */
export async function startProcess(file: string, args: readonly string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--conditions=source", join(import.meta.dirname, file), ...args],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [said] = await Promise.race([
    once(child.stdout ?? child, "data"),
    once(child, "exit").then(([code]): never => {
      throw new Error(`${file} ended with ${code} before it answered`);
    }),
  ]);
  return {
    origin: String(said).trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
