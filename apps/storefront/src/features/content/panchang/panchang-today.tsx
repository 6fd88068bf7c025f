import { useQuery } from "@aradhana/checkout/query";
import { getPanchangDay } from "@aradhana/core/panchang";
import { useMemo, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { placeSearchText } from "../place-search/text.ts";
import { PanchangOfDay } from "./panchang-of-day.tsx";
import { readPlace, type StoredPlace, storePlace } from "./stored-place.ts";
import { panchangText } from "./text.ts";
import { zoneHere } from "./zone-here.ts";

export const texts = [panchangText, placeSearchText];

/** Today's panchang at the chosen place, or by the clock of this browser. Nothing until it is there, or without it. */
export function PanchangToday() {
  const browser = useBrowser();
  const [chosen, setChosen] = useState<StoredPlace>();
  const place = useMemo(
    () => chosen ?? (browser && readPlace(browser.storage)) ?? { zone: zoneHere() },
    [chosen, browser],
  );
  const api = browser?.api;
  const { state } = useQuery(
    useMemo(() => api && (async () => ({ place, ...(await getPanchangDay(api, place)) })), [api, place]),
  );
  if (state.status !== "ready") return null;
  const { results, place: shown } = state.value;
  return (
    <PanchangOfDay
      panchang={results}
      place={shown}
      onPlace={(found) => {
        if (browser) storePlace(browser.storage, found);
        setChosen(found);
      }}
    />
  );
}
