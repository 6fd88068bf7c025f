import type { PayLater, PayLaterRecord } from "@aradhana/core/book-now-pay-later";
import { useCallback, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

const nothing = () => {};

interface Held {
  payLater: PayLater | undefined;
  /** The place that this browser holds; none on the server and at hydration. */
  record: PayLaterRecord | undefined;
}

/** The place that this browser holds for ten minutes, whichever tab took it or lets it go. */
export function usePayLater(): Held {
  const payLater = useBrowser()?.payLater;
  const record = useSyncExternalStore(
    useCallback((changed) => payLater?.subscribe(changed) ?? nothing, [payLater]),
    () => payLater?.current(),
    () => undefined,
  );
  return { payLater, record };
}
