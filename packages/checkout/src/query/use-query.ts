import { createQuery } from "@aradhana/core/query";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { reportUnexpected } from "./report-unexpected.ts";
import { useRefetchWhenOnline } from "./use-refetch-when-online.ts";

interface Options<Value> {
  /** The value of the first `load`, where it is known already. */
  initial?: Value | undefined;
}

/**
 * What `load` reads, always settled: loading, ready or failed. `load` must be stable (`useCallback`); another one is
 * fetched at once, while the value of the last stays; the signal of the last is aborted. Without one nothing is
 * fetched yet. What failed is fetched again when the network is back.
 *
 * The logic is `@aradhana/core/query`. The hook is in this package because storefront and widgets both install
 * it, and ui knows no API; a library such as TanStack Query has more bytes than the widgets' budget leaves.
 */
export function useQuery<Value>(
  load: ((signal: AbortSignal) => Promise<Value>) | undefined,
  { initial }: Options<Value> = {},
) {
  const [query] = useState(() => createQuery<Value>({ report: reportUnexpected, initial }));
  const state = useSyncExternalStore(query.subscribe, query.getState, query.getState);

  const known = useRef(initial === undefined ? undefined : load);
  useEffect(() => {
    if (!load || load === known.current) return;
    known.current = undefined;
    query.fetch(load);
  }, [query, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `load` ends the fetches of the last.
  useEffect(() => query.cancel, [query, load]);

  const refetch = useCallback(() => {
    if (load) query.fetch(load);
  }, [query, load]);
  useRefetchWhenOnline(state.status === "failed", refetch);

  return { state, refetch };
}
