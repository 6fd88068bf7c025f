import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";

/**
 * Tells analytics of the package that somebody chose, here or on the puja's page: both lead on to an address that
 * names it. One that is loaded, or gone back to, names what was chosen before.
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
