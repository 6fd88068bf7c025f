import { useEffect, useState } from "react";
import { tickDown } from "./tick-down.ts";

const SECOND = 1000; // ms

/**
 * Seconds until `instant`, by a clock that is `ahead` milliseconds ahead of the visitor's. Rounded up, so that 0
 * means that it is reached: for an action that is allowed again after a while.
 */
export function useSecondsUntil(instant: string, ahead: number): number {
  const left = () => Date.parse(instant) - Date.now() - ahead;
  const whole = (ms: number) => Math.max(0, Math.ceil(ms / SECOND));
  const [seconds, setSeconds] = useState(() => whole(left()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads only `instant` and `ahead`
  useEffect(
    () =>
      tickDown({
        left,
        untilNextChange: (ms) => ((ms - 1) % SECOND) + 1,
        onTick: (ms) => setSeconds(whole(ms)),
      }),
    [instant, ahead],
  );

  return seconds;
}
