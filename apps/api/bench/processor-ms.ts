import { readFileSync } from "node:fs";

/** Clock ticks of Linux are hundredths of a second on all its architectures. */
const TICK_MS = 10;

/** The processor time that a process has used so far, in ms; on Linux only. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}
