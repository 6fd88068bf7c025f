import { isApiError } from "@aradhana/core/api";
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Answered, FirstAnswerContext } from "./first-answer.ts";

/** What a screen asked the API for, as it meets it. */
export type Answer<Results> =
  | { status: "loading"; slow: boolean }
  /** `now` is the server's time, in ms. */
  | { status: "ready"; results: Results; now: number }
  /** There is no such thing, or no longer. */
  | { status: "gone" }
  | { status: "failed"; requestId: string | undefined; retrying: boolean };

/** One call of the API. */
export type Load<Results> = () => Promise<Answered<Results>>;

const SLOW_AFTER = 8_000; // ms, product contract 4.3

/** An address that names nothing: an id that is none, one that is not known, or one that is given up. */
const nothingThere = new Set([400, 404, 410, 422]);

const ready = <Results>({ results, meta }: Answered<Results>): Answer<Results> => ({
  status: "ready",
  results,
  now: Date.parse(meta.server_time),
});

/**
 * Asks once for each `load`; what failed is asked for again on `retry`, and by itself once there is a network. What
 * came with the document is not asked for.
 */
export function useAnswer<Results>(load: Load<Results>) {
  const first = useContext(FirstAnswerContext);
  first?.wants?.(load);
  const given = first?.answered as Answered<Results> | undefined;
  const known = useRef(given && load);
  const [answer, setAnswer] = useState<Answer<Results>>(() =>
    given ? ready(given) : { status: "loading", slow: false },
  );
  const [round, setRound] = useState(0);
  const hasFailed = answer.status === "failed";
  const retry = useCallback(() => {
    setAnswer((shown) => (shown.status === "failed" ? { ...shown, retrying: true } : shown));
    setRound((n) => n + 1);
  }, []);

  useEffect(() => {
    if (known.current === load && round === 0) return;
    let wanted = true;
    const slow = setTimeout(
      () => setAnswer((shown) => (shown.status === "loading" ? { ...shown, slow: true } : shown)),
      SLOW_AFTER,
    );
    load().then(
      (answered) => {
        if (wanted) setAnswer(ready(answered));
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
