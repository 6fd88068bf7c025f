import { isApiError } from "@aradhana/core/api";
import type { Meta, Quote } from "@aradhana/core/contract";
import type { FailedCall } from "@aradhana/core/error-message";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";

/** What a booking costs; `shown` stays the last good price while a new one is reckoned. */
export interface QuoteState {
  status: "none" | "working" | "ready" | "failed";
  shown: Quote | undefined;
  refused: FailedCall | undefined;
}

const unasked: QuoteState = { status: "working", shown: undefined, refused: undefined };
const PAUSE = 250; // ms without a change before the server is asked

/**
 * The price of a booking, asked anew whenever `request` (compared by its content) changes. Without one, nothing is
 * chosen yet. `ask` must stay the same function.
 */
export function useQuote<Request>(
  request: Request | undefined,
  ask: (request: Request) => Promise<{ results: Quote; meta: Meta }>,
) {
  const [{ of, ...state }, setState] = useState<QuoteState & { of?: string | undefined }>(unasked);
  const [round, setRound] = useState(0);
  const key = request && JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!key) return setState({ ...unasked, status: "none" });
    let wanted = true;
    setState(({ shown }) => ({ of: key, status: "working", shown, refused: undefined }));
    const timer = setTimeout(() => {
      ask(JSON.parse(key) as Request).then(
        ({ results }) => wanted && setState({ of: key, status: "ready", shown: results, refused: undefined }),
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (wanted) setState(({ shown }) => ({ of: key, status: "failed", shown, refused: error }));
        },
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, ask, round]);

  const askAgain = useCallback(() => setRound((n) => n + 1), []);
  const hasFailed = state.status === "failed";
  useLayoutEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [hasFailed, askAgain]);

  // Of what was asked before, until the server is asked of this.
  const quote: QuoteState = of === key ? state : { ...state, status: "working" };
  return { quote, askAgain };
}
