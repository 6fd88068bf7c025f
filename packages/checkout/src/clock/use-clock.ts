import { nowBy } from "@aradhana/core/time";
import { useEffect, useState } from "react";

/** Browsers fire a timer at once when it is set for longer than 2^31 ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The time by the server's clock, in ms, updated at each of `moments` (ISO 8601): bookings close while somebody looks.
 * Until hydration it is the time of the response, so that server and browser render the same.
 */
export function useClock(serverTime: string, moments: readonly string[]): number {
  const [now, setNow] = useState(() => Date.parse(serverTime));
  const awaited = moments.join();

  useEffect(() => {
    const times = awaited.split(",").map(Date.parse);
    const lead = nowBy(serverTime, Date.now()) - Date.now();
    let timer: ReturnType<typeof setTimeout>;

    function tick() {
      const time = Date.now() + lead;
      setNow((known) => (times.some((moment) => moment > known && moment <= time) ? time : known));
      const next = Math.min(...times.filter((moment) => moment > time));
      if (Number.isFinite(next)) timer = setTimeout(tick, Math.min(next - time, LONGEST_TIMER));
    }

    setNow(Date.parse(serverTime));
    tick();
    return () => clearTimeout(timer);
  }, [serverTime, awaited]);

  return now;
}
