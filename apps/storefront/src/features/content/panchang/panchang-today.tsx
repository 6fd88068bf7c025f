import { useQuery } from "@aradhana/checkout/query";
import { getPanchangDay } from "@aradhana/core/panchang";
import { useMemo } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { PanchangOfDay } from "./panchang-of-day.tsx";
import { panchangText } from "./text.ts";
import { zoneHere } from "./zone-here.ts";

export const texts = [panchangText];

/** Today's panchang by the clock of this browser. Nothing until it is there, and nothing without it. */
export function PanchangToday() {
  const api = useBrowser()?.api;
  const zone = zoneHere();
  const { state } = useQuery(useMemo(() => api && (() => getPanchangDay(api, { zone })), [api, zone]));
  if (state.status !== "ready") return null;
  const { results } = state.value;
  return results.day && <PanchangOfDay panchang={results} day={results.day} />;
}
