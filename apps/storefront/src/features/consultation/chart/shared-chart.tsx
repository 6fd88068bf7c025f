import { getSharedChart } from "@aradhana/core/consultation";
import { useCallback } from "react";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { LoadedChart } from "./loaded-chart.tsx";

/** The chart that is shared with the astrologer of a booking. */
export function SharedChart({ bookingId }: { bookingId: string }) {
  const load = useCallback(
    async ({ api }: BrowserServices) => (await getSharedChart(api, bookingId)).results,
    [bookingId],
  );
  return <LoadedChart load={load} />;
}
