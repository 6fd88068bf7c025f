import { useEffect, useState } from "react";

/** Whole seconds until `instant`, counting down to 0, by a clock that is `ahead` milliseconds of this device's. */
export function useSecondsUntil(instant: string, ahead: number): number {
  const end = Date.parse(instant) - ahead;
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return Math.max(0, Math.ceil((end - now) / 1000));
}
