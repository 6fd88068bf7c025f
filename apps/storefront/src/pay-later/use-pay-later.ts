import { createPayLater, type PayLater, type PayLaterRecord } from "@aradhana/core/book-now-pay-later";
import { afterReally } from "@aradhana/core/time";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useBrowser } from "../services/browser.tsx";

const nothing = () => {};

interface Held {
  payLater: PayLater | undefined;
  /** The place that this browser holds; none on the server and at hydration. */
  record: PayLaterRecord | undefined;
}

/** The place that this browser holds for ten minutes, whichever tab took it or lets it go. */
export function usePayLater(): Held {
  const browser = useBrowser();
  const payLater = useMemo(
    () => browser && createPayLater({ storage: browser.storage, now: Date.now, after: afterReally }),
    [browser],
  );
  const record = useSyncExternalStore(
    useCallback((changed) => payLater?.subscribe(changed) ?? nothing, [payLater]),
    () => payLater?.current(),
    () => undefined,
  );

  useEffect(() => {
    if (!browser || !payLater) return;
    payLater.load();
    window.addEventListener("storage", payLater.load);
    // The end of a login empties the storage, of which a tab hears nothing that did it itself.
    const leave = [browser.onForget(payLater.load), browser.user.subscribe(payLater.load)];
    return () => {
      window.removeEventListener("storage", payLater.load);
      for (const stop of leave) stop();
      payLater.stop();
    };
  }, [browser, payLater]);

  return { payLater, record };
}
