import { isApiError } from "@aradhana/core/api";
import { useCallback, useEffect, useState } from "react";
import { type BrowserServices, useBrowser } from "../services/browser.tsx";

/** Personal data as a screen meets it. */
export type Resource<Value> =
  | { status: "loading"; slow: boolean }
  | { status: "ready"; value: Value }
  | { status: "failed"; code: string; httpStatus: number; requestId: string | undefined };

const SLOW_AFTER = 8_000; // ms, product contract 4.3

/**
 * Personal data, fetched in the browser because the token lives there. `load` must be stable (`useCallback`).
 * A new one is asked at once, as `reload` asks again: what is shown stays meanwhile. So what shows one thing after
 * another, as a screen does orders, needs a `key` for each.
 */
export function useResource<Value>(load: (browser: BrowserServices) => Promise<Value>) {
  const browser = useBrowser();
  const [resource, setResource] = useState<Resource<Value>>({ status: "loading", slow: false });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!browser) return;
    let wanted = true;
    setResource((shown) => (shown.status === "ready" ? shown : { status: "loading", slow: false }));
    const slow = setTimeout(
      () => setResource((shown) => (shown.status === "loading" ? { status: "loading", slow: true } : shown)),
      SLOW_AFTER,
    );
    load(browser).then(
      (value) => wanted && setResource({ status: "ready", value }),
      (error: unknown) => {
        if (!wanted) return;
        if (!isApiError(error)) throw error;
        const { code, status, requestId } = error;
        setResource({ status: "failed", code, httpStatus: status, requestId });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(slow);
    };
  }, [browser, load, round]);

  return { resource, reload };
}
