import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";

/**
 * Tracks the package that somebody chose, here or on the puja's page: both open an address that
 * names it. An address that is reloaded or reached by Back names an earlier choice and is not tracked.
 */
export function useTrackPackage(chosen: string | null): void {
  const analytics = useBrowser()?.analytics;
  const arrival = useNavigationType();
  const tracked = useRef<string | null>(null);
  useEffect(() => {
    if (!analytics || tracked.current === chosen) return;
    tracked.current = chosen;
    if (chosen && arrival !== "POP") trackLabel(analytics, "Select package");
  }, [analytics, arrival, chosen]);
}
