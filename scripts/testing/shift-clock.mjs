// Preloaded with `--import`: this process is TEST_CLOCK_AHEAD milliseconds ahead of the machine's clock.
// Timers and the times of files stay as they are.
let ahead = Number(process.env.TEST_CLOCK_AHEAD ?? 0);
const MachineDate = globalThis.Date;
const machineNow = MachineDate.now;
const now = () => machineNow() + ahead;

MachineDate.now = now;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new MachineDate(now()).toString(),
});
MachineDate.prototype.constructor = globalThis.Date;

/** Moves the clock of this process further ahead. */
export function moveClock(ms) {
  ahead += ms;
}
