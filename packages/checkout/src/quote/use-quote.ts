import { createQuote, type QuoteState } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { runAfter } from "@aradhana/core/time";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { reportUnexpected } from "../query/report-unexpected.ts";
import { useRefetchWhenOnline } from "../query/use-refetch-when-online.ts";

/**
 * The price of a booking, fetched again when the content of `request` changes. `request` is undefined until something
 * is chosen, and `fetchQuote`, which must be stable, until the API client has loaded.
 */
export function useQuote<Request, Found extends Quote = Quote>(
  request: Request | undefined,
  fetchQuote: ((request: Request) => Promise<{ results: Found }>) | undefined,
) {
  const latest = useRef({ request, fetchQuote });
  useLayoutEffect(() => {
    latest.current = { request, fetchQuote };
  });
  const [store] = useState(() =>
    createQuote<Request, Found>({
      fetchQuote: (priced) =>
        latest.current.fetchQuote?.(priced) ?? Promise.reject(new Error("no API client to fetch a price")),
      report: reportUnexpected,
      after: runAfter,
    }),
  );
  const known = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const key = request && JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of `request`.
  useEffect(() => {
    if (fetchQuote) store.setRequest(latest.current.request);
  }, [store, fetchQuote, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `fetchQuote` cancels the request of the last one.
  useEffect(() => store.cancel, [store, fetchQuote]);
  useRefetchWhenOnline(known.status === "failed", store.refetch);

  // Of the request before, until the server is asked about this one.
  const state: QuoteState<Found> = known.of === key ? known : { ...known, status: "working" };
  return { state, refetch: store.refetch, adopt: store.adopt };
}
