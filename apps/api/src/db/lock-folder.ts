import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { StartupError } from "../errors/startup-error.ts";

/**
 * Locks `folder` for this process and returns a function that unlocks it. PGlite itself does not prevent two
 * processes from opening the same folder, which destroys the data.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const ownId = processId(process.pid);
  for (;;) {
    try {
      writeFileSync(file, ownId, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = read(file);
    if (holder === undefined) continue;
    const pid = Number(holder.split(" ", 1));
    // The start time distinguishes a process from a later one with the same pid (in a container it is always 1).
    if (isRunning(pid) && processId(pid) === holder) {
      throw new StartupError(`The data folder ${folder} is open in process ${pid}: stop that process first.`);
    }
    removeStaleLock(file, holder);
  }
}

/** Removes the lock of a killed process, unless another process has replaced it in the meantime. */
function removeStaleLock(file: string, abandoned: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if (read(aside) !== abandoned) linkSync(aside, file);
  rmSync(aside);
}

/** The pid and, on Linux, the start time (field 22 of the stat file: ticks since boot). */
function processId(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return `${pid} ${stat?.slice(stat.lastIndexOf(")")).split(" ")[20] ?? ""}`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
