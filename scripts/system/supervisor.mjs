import { spawn } from "node:child_process";

const PATIENCE = 10_000;

/**
 * Runs programs and ends them together. Each has a process group of its own: it is this process alone
 * that a terminal's Ctrl-C reaches, and a group can be ended with all that its program started.
 */
export function createSupervisor() {
  const running = new Set();

  const signal = (name) => {
    for (const { pid } of running) {
      try {
        process.kill(-pid, name);
      } catch (error) {
        if (error.code !== "ESRCH") throw error; // it ended in this very moment
      }
    }
  };

  return {
    /** Starts a program; `ended` resolves to its exit code, also where a signal ended it. */
    start(command, args, options) {
      const child = spawn(command, args, { ...options, detached: true });
      running.add(child);
      const ended = new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("close", (code) => resolve(code ?? 1)); // after its last words
      }).finally(() => running.delete(child));
      return { child, ended };
    },

    /** Asks every program to end, and stops asking after ten seconds. */
    async stop() {
      signal("SIGTERM");
      const impatience = setTimeout(() => signal("SIGKILL"), PATIENCE);
      await Promise.all([...running].map((child) => new Promise((resolve) => child.once("close", resolve))));
      clearTimeout(impatience);
    },

    /** Ends every program now. */
    kill() {
      signal("SIGKILL");
    },
  };
}
