import type { PayLater, PayLaterRecord } from "@aradhana/core/book-now-pay-later";
import { useCallback, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

const nothing = () => {};

interface PayLaterReservation {
  payLater: PayLater | undefined;
  /** The reservation of this browser; undefined on the server and during hydration. */
  record: PayLaterRecord | undefined;
}

/** The reservation of this browser, whichever tab makes or releases it. */
export function usePayLater(): PayLaterReservation {
  const payLater = useBrowser()?.payLater;
  const record = useSyncExternalStore(
    useCallback((changed) => payLater?.subscribe(changed) ?? nothing, [payLater]),
    () => payLater?.current(),
    () => undefined,
  );
  return { payLater, record };
}
