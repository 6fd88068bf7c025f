import { releaseReservation } from "@aradhana/core/api";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";

/** Releases a reservation, and returns the result. */
export function useRelease(reservationId: string, onGone: () => void) {
  const analytics = useBrowser()?.analytics;
  const { calling, call } = useCall(async (api) => {
    await releaseReservation(api, reservationId);
    trackLabel(analytics, "Let go of place");
    onGone();
  });
  return { going: calling, letGo: call };
}
