export { backOff } from "./back-off.ts";
export { followProgress, type Progress, SHOWN_AFTER, SLOW_AFTER } from "./follow-progress.ts";
export { isPlausible, nowBy } from "./now-by.ts";
export { type After, runAfter } from "./run-after.ts";
export { secondsOf, timeOf } from "./seconds-of.ts";
