export { Countdown, type CountdownProps } from "./countdown.tsx";
export { type TimeLeft, timeLeft } from "./time-left.ts";
export { useSecondsUntil } from "./use-seconds-until.ts";
