import { isApiError, quoteChadhaava } from "@aradhana/core/api";
import type { ChadhaavaQuoteRequest, Quote } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

/** What the chosen offerings cost; `shown` stays the last good quote while a new one is calculated. */
export interface OfferingQuote {
  /** `none` while nothing is chosen. */
  status: "none" | "working" | "ready" | "failed";
  shown: Quote | undefined;
  /** Of a failure. */
  code?: string;
  /** Seconds, where the server names them. */
  retryAfter?: number | undefined;
}

const PAUSE = 250; // ms without a change before the server is asked

/** Asks for the price whenever `request` (compared by its content) changes. */
export function useOfferingQuote(request: ChadhaavaQuoteRequest | undefined) {
  const api = useBrowser()?.api;
  const [quote, setQuote] = useState<OfferingQuote>({ status: "none", shown: undefined });
  const [round, setRound] = useState(0);
  const key = request && JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `round` asks once more.
  useEffect(() => {
    if (!api) return;
    if (!key) return setQuote({ status: "none", shown: undefined });
    let wanted = true;
    setQuote(({ shown }) => ({ status: "working", shown }));
    const ask = async () => {
      try {
        const { results } = await quoteChadhaava(api, JSON.parse(key) as ChadhaavaQuoteRequest);
        if (wanted) setQuote({ status: "ready", shown: results });
      } catch (error) {
        const failure = isApiError(error) ? error : { code: "unexpected", retryAfter: undefined };
        if (wanted) setQuote({ status: "failed", shown: undefined, ...pick(failure) });
        if (!isApiError(error)) throw error;
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, key, round]);

  const refetch = useCallback(() => setRound((n) => n + 1), []);

  // What failed for want of a network is asked for once there is one.
  const hasFailed = quote.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", refetch);
    return () => window.removeEventListener("online", refetch);
  }, [hasFailed, refetch]);

  return { quote, refetch };
}

const pick = ({ code, retryAfter }: { code: string; retryAfter: number | undefined }) => ({
  code,
  retryAfter,
});
