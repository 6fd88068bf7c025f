import { isApiError, quotePooja } from "@aradhana/core/api";
import type { Quote, QuoteRequest } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import { useBrowser } from "../../services/browser.tsx";

/** `shown` stays the last good quote while a new one is reckoned. */
export interface QuoteState {
  status: "working" | "ready" | "failed";
  shown: Quote | undefined;
  /** Of a failure. */
  code?: string;
  /** Seconds, where the server names them. */
  retryAfter?: number | undefined;
}

const PAUSE = 250; // ms without a change before the server is asked

/** What the booking costs, asked anew whenever `request` (compared by its content) changes. */
export function useQuote(request: QuoteRequest) {
  const api = useBrowser()?.api;
  const [state, setState] = useState<QuoteState>({ status: "working", shown: undefined });
  const [round, setRound] = useState(0);
  const key = JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!api) return;
    let wanted = true;
    setState(({ shown }) => ({ status: "working", shown }));
    const timer = setTimeout(() => {
      quotePooja(api, JSON.parse(key) as QuoteRequest).then(
        ({ results }) => wanted && setState({ status: "ready", shown: results }),
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (wanted)
            setState(({ shown }) => ({
              status: "failed",
              shown,
              code: error.code,
              retryAfter: error.retryAfter,
            }));
        },
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, key, round]);

  const askAgain = useCallback(() => setRound((n) => n + 1), []);

  // What failed for want of a network is asked again once there is one.
  const hasFailed = state.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [hasFailed, askAgain]);

  return { state, askAgain };
}
