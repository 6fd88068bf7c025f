import { useEffect, useState } from "react";

/** Whole seconds until `instant`, counting down to 0, by a clock that is `ahead` milliseconds of this device's. */
export function useSecondsUntil(instant: string, ahead: number): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now() - ahead) / 1000));
  const [seconds, setSeconds] = useState(left);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads `instant` and `ahead` alone.
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      const rest = left();
      setSeconds(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant, ahead]);

  return seconds;
}
