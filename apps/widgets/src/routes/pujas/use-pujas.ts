import { type ApiClient, getPoojaListing, isApiError } from "@aradhana/core/api";
import type { PoojaCard } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import type { PujasQuery } from "./read-query.ts";

/** The list as the widget meets it. */
export type Pujas =
  | { status: "loading"; slow: boolean }
  /** `others` come next of any kind, where nothing fits. `now` is the server's time, in ms. */
  | { status: "ready"; found: PoojaCard[]; others: PoojaCard[]; now: number }
  | { status: "failed"; requestId: string | undefined; retrying: boolean };

const SLOW_AFTER = 8_000; // ms, product contract 4.3

/** Fetches the list; what failed is asked for again on `retry`, and by itself once there is a network. */
export function usePujas(api: ApiClient, query: PujasQuery) {
  const [pujas, setPujas] = useState<Pujas>({ status: "loading", slow: false });
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setPujas((shown) => (shown.status === "failed" ? { ...shown, retrying: true } : shown));
    setRound((n) => n + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    let wanted = true;
    const slow = setTimeout(
      () => setPujas((shown) => (shown.status === "loading" ? { ...shown, slow: true } : shown)),
      SLOW_AFTER,
    );
    getPoojaListing(api, query).then(
      ({ results, meta }) => {
        if (!wanted) return;
        const others = results.suggestions.slice(0, query.limit);
        setPujas({ status: "ready", found: results.pujas, others, now: Date.parse(meta.server_time) });
      },
      (error: unknown) => {
        if (!wanted) return;
        setPujas(() => {
          // A fault of ours: thrown here, it reaches the boundary.
          if (!isApiError(error)) throw error;
          return { status: "failed", requestId: error.requestId, retrying: false };
        });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(slow);
    };
  }, [api, query, round]);

  const failed = pujas.status === "failed";
  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, retry]);

  return { pujas, retry };
}
