import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { StartupError } from "../errors/startup-error.ts";

/**
 * Takes `folder` for this process and returns how to give it back. PGlite itself lets a second process
 * open a folder that one has open, and the two of them destroy the data.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mine = holderOf(process.pid);
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = read(file);
    if (holder === undefined) continue;
    const pid = Number(holder.split(" ", 1));
    // The start time tells a process from a later one with the same number (a container's is always 1).
    if (runs(pid) && holderOf(pid) === holder) {
      throw new StartupError(`The data folder ${folder} is open in process ${pid}: stop that one first.`);
    }
    clear(file, holder);
  }
}

/** Removes what a killed process left, but not what another process has put in its place meanwhile. */
function clear(file: string, abandoned: string): void {
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

/** Number and start time, where the system tells it (Linux: ticks since boot, field 22). */
function holderOf(pid: number): string {
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

function runs(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
