export { backOff } from "./back-off.ts";
export { type After, runAfter } from "./run-after.ts";
export { secondsOf, timeOf } from "./seconds-of.ts";
