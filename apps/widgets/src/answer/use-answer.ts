import { isApiError } from "@aradhana/core/api";
import type { Meta } from "@aradhana/core/contract";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";

/** What a screen asked the API for, as it meets it. */
export type Answer<Results> =
  | { status: "loading"; slow: boolean }
  /** `now` is the server's time, in ms. */
  | { status: "ready"; results: Results; now: number }
  /** There is no such thing, or no longer. */
  | { status: "gone" }
  | { status: "failed"; requestId: string | undefined; retrying: boolean };

/** One call of the API. */
export type Load<Results> = () => Promise<{ results: Results; meta: Meta }>;

const SLOW_AFTER = 8_000; // ms, product contract 4.3

/** An address that names nothing: an id that is none, one that is not known, or one that is given up. */
const nothingThere = new Set([400, 404, 410, 422]);

/** Asks once for each `load`; what failed is asked for again on `retry`, and by itself once there is a network. */
export function useAnswer<Results>(load: Load<Results>) {
  const [answer, setAnswer] = useState<Answer<Results>>({ status: "loading", slow: false });
  const [round, setRound] = useState(0);
  const hasFailed = answer.status === "failed";
  const retry = useCallback(() => {
    setAnswer((shown) => (shown.status === "failed" ? { ...shown, retrying: true } : shown));
    setRound((n) => n + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    let wanted = true;
    const slow = setTimeout(
      () => setAnswer((shown) => (shown.status === "loading" ? { ...shown, slow: true } : shown)),
      SLOW_AFTER,
    );
    load().then(
      ({ results, meta }) => {
        if (wanted) setAnswer({ status: "ready", results, now: Date.parse(meta.server_time) });
      },
      (error: unknown) => {
        if (!wanted) return;
        setAnswer(() => {
          // A fault of ours: thrown here, it reaches the boundary.
          if (!isApiError(error)) throw error;
          if (nothingThere.has(error.status)) return { status: "gone" };
          return { status: "failed", requestId: error.requestId, retrying: false };
        });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(slow);
    };
  }, [load, round]);

  // A layout effect: the network may be back before the failure is painted.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { answer, retry };
}
