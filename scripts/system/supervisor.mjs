import { spawn } from "node:child_process";

const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs programs and stops them together. Each has its own process group, so that Ctrl-C in a terminal reaches this
 * process only, and a program can be stopped with all of its child processes.
 */
export function createSupervisor() {
  const running = new Set();

  const signal = (name) => {
    for (const { pid } of running) {
      try {
        process.kill(-pid, name);
      } catch (error) {
        if (error.code !== "ESRCH") throw error; // it has just ended
      }
    }
  };

  return {
    /** Starts a program; `ended` resolves to its exit code, or to 1 after a signal. */
    start(command, args, options) {
      const child = spawn(command, args, { ...options, detached: true });
      running.add(child);
      const ended = new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("close", (code) => resolve(code ?? 1)); // after its last output
      }).finally(() => running.delete(child));
      return { child, ended };
    },

    /** Asks every program to stop, and kills those that still run after ten seconds. */
    async stop() {
      signal("SIGTERM");
      const timer = setTimeout(() => signal("SIGKILL"), STOP_TIMEOUT_MS);
      await Promise.all([...running].map((child) => new Promise((resolve) => child.once("close", resolve))));
      clearTimeout(timer);
    },

    /** Kills every program. */
    kill() {
      signal("SIGKILL");
    },
  };
}
