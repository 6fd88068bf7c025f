import type { InitScripts } from "./init-scripts.ts";

/**
 * Shifts the clock of each page: as far as `scripts/testing/shift-clock.mjs` shifts that of the servers and the tests, or by
 * `ahead` milliseconds.
 */
export async function shiftBrowserClock(
  context: InitScripts<number>,
  ahead = Number(process.env.TEST_CLOCK_AHEAD ?? 0),
) {
  if (ahead === 0) return;
  await context.addInitScript((ms) => {
    const MachineDate = Date;
    const now = () => MachineDate.now() + ms;
    globalThis.Date = new Proxy(MachineDate, {
      construct: (target, given, newTarget) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
      apply: () => new MachineDate(now()).toString(),
      get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    });
    MachineDate.prototype.constructor = globalThis.Date;
  }, ahead);
}
