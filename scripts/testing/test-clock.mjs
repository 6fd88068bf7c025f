import { join } from "node:path";
import { pathToFileURL } from "node:url";

const DAY = 86_400_000; // ms
const preload = `--import=${pathToFileURL(join(import.meta.dirname, "shift-clock.mjs")).href}`;

/** How far ahead a setting is, in ms: an instant at which the run begins, or a number of days such as `+40d`. */
export function clockAhead(setting, now) {
  const days = /^\+(\d+)d$/.exec(setting)?.[1];
  const ahead = days ? Number(days) * DAY : Date.parse(setting) - now;
  if (Number.isNaN(ahead)) throw new Error(`TEST_CLOCK is neither an instant nor like +40d: ${setting}`);
  return ahead;
}

/** Vitest's options for a run whose clock begins at TEST_CLOCK; none without that variable. */
export function testClock({ TEST_CLOCK: setting, NODE_OPTIONS = "" } = process.env, now = Date.now()) {
  if (!setting) return {};
  return {
    execArgv: [preload],
    // The processes that tests start get it from there.
    env: {
      TEST_CLOCK_AHEAD: String(clockAhead(setting, now)),
      NODE_OPTIONS: `${NODE_OPTIONS} ${preload}`.trim(),
    },
  };
}
