export { useClock } from "./use-clock.ts";
