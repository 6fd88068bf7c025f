// Who started us: npx → sh → pnpm → sh → node. A signal sent to npx alone reaches none of the others,
// so the system has to detect by itself that its launcher is gone.
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const launchers = new Set(["npx", "npm", "pnpm", "pnpx", "yarn", "bunx"]);
const POLL_MS = 500;

/** A process as described by `/proc`; `started` distinguishes it from a later one with the same id. */
function inspect(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").split(/[\0 ]/);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    pid,
    parent: Number(fields[1]),
    started: fields[19],
    launches: args.slice(0, 2).some((word) => launchers.has(basename(word).replace(/(-cli)?\.[cm]?js$/, ""))),
  };
}

/** The processes between this one and the outermost package runner, without this one. */
function launchChain() {
  const chain = [];
  for (let found = inspect(process.ppid); found && found.pid > 1; found = inspect(found.parent)) {
    chain.push(found);
  }
  return chain.slice(0, chain.findLastIndex(({ launches }) => launches) + 1);
}

/** Calls back once when the command that started us has ended without a signal to us. */
export function onLauncherGone(callback) {
  const parent = process.ppid;
  const chain = launchChain();
  const timer = setInterval(() => {
    const gone = chain.some(({ pid, started }) => inspect(pid)?.started !== started);
    if (process.ppid === parent && !gone) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}
