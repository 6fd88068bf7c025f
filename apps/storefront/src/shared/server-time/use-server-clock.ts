import { useClock } from "@aradhana/checkout/clock";
import { isPlausible } from "@aradhana/core/time";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";

/** The time by the server's clock, in ms, updated at each of `moments` (ISO 8601). */
export function useServerClock(serverTime: string, moments: readonly string[]): number {
  const { revalidate } = useRevalidator();
  const hasRequested = useRef(false);

  // Either the clock is wrong, or the browser restored a page from hours ago: a new response decides.
  useEffect(() => {
    if (hasRequested.current || isPlausible(Date.parse(serverTime), Date.now())) return;
    hasRequested.current = true;
    void revalidate();
  }, [serverTime, revalidate]);

  return useClock(serverTime, moments);
}
