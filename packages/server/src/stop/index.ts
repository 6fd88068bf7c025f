export { createStop, type Stop } from "./create-stop.ts";
export { stopSignal } from "./stop-signal.ts";
