import { useQuery } from "@aradhana/checkout/query";
import { type BirthDraft, dateOf, type LocalTime, readTime, timeOf } from "@aradhana/core/birth";
import { useMemo } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

/** What the server knows of the time that is filled in. */
export type KnownTime =
  | { status: "none" | "working" }
  | { status: "failed"; retry(): void }
  | { status: "ready"; time: LocalTime };

/** The offset of the filled-in time at the place, or both where clocks skipped or repeated it. */
export function useLocalTime(draft: BirthDraft): KnownTime {
  const api = useBrowser()?.api;
  const date = dateOf(draft);
  const time = timeOf(draft);
  const zone = draft.place?.zone;
  const key = [date, time, zone].join(" ");
  const { state, refetch } = useQuery(
    useMemo(
      () =>
        api && date && time && zone
          ? async () => ({ key, ...(await readTime(api, { date, time, zone })) })
          : undefined,
      [api, date, time, zone, key],
    ),
  );
  if (!date || !time || !zone) return { status: "none" };
  if (state.status === "failed" && !state.isFetching) return { status: "failed", retry: refetch };
  // What is known of the moment before says nothing of this one.
  if (state.status !== "ready" || state.value.key !== key) return { status: "working" };
  return { status: "ready", time: state.value.results };
}

/** Whether the buyer has to say which of two offsets is meant. */
export const isAmbiguous = (known: KnownTime): boolean =>
  known.status === "ready" && known.time.status !== "unique";
