import { useEffect, useRef } from "react";

/** Seconds between one request and the next. */
const PAUSES = [2, 3, 5, 8, 13, 20, 30];

/** Reloads what is still being made, at growing pauses. `value` is what the last load has read. */
export function useReloadWhile(isWaiting: boolean, value: unknown, reload: () => void): void {
  const round = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `value` starts the next pause.
  useEffect(() => {
    if (!isWaiting) {
      round.current = 0;
      return;
    }
    const seconds = PAUSES[Math.min(round.current++, PAUSES.length - 1)] ?? 0;
    const timer = setTimeout(reload, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting, value, reload]);
}
