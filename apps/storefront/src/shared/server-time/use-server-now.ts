import { nowBy } from "@aradhana/core/time";
import { useEffect, useState } from "react";

/** The time now by the server's clock, ISO 8601, for what counts on from there. Until hydration, the answer's. */
export function useServerNow(serverTime: string): string {
  const [now, setNow] = useState(serverTime);
  useEffect(() => setNow(new Date(nowBy(serverTime, Date.now())).toISOString()), [serverTime]);
  return now;
}
