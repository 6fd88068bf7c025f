export { secondsOf } from "./seconds-of.ts";
