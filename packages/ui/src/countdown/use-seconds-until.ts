import { useEffect, useState } from "react";
import { tickDown } from "./tick-down.ts";

const SECOND = 1000; // ms

/**
 * Whole seconds until `instant`, by a clock that is `ahead` milliseconds of the visitor's. Begun ones count, so that 0
 * means that it has come: for what may be done again after a while.
 */
export function useSecondsUntil(instant: string, ahead: number): number {
  const left = () => Date.parse(instant) - Date.now() - ahead;
  const whole = (ms: number) => Math.max(0, Math.ceil(ms / SECOND));
  const [seconds, setSeconds] = useState(() => whole(left()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads `instant` and `ahead` alone.
  useEffect(
    () =>
      tickDown({
        left,
        untilNextChange: (ms) => ((ms - 1) % SECOND) + 1,
        tell: (ms) => setSeconds(whole(ms)),
      }),
    [instant, ahead],
  );

  return seconds;
}
