export { type After, afterReally } from "./after.ts";
export { secondsOf, timeOf } from "./seconds-of.ts";
