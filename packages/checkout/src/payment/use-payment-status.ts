import { createPaymentStatus, type PaymentStatusOptions, type PaymentView } from "@aradhana/core/payment";
import { runAfter } from "@aradhana/core/time";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { reportUnexpected } from "../query/report-unexpected.ts";
import { onPageVisible } from "./on-page-visible.ts";

const checking: PaymentView = { status: "checking" };
const nothing = () => () => {};

/**
 * The payment of an order, polled while its status can change and whenever the page is visible again. `options` must
 * be stable (`useMemo`); without them nothing is read yet.
 */
export function usePaymentStatus(
  options: Omit<PaymentStatusOptions, "now" | "after" | "report"> | undefined,
) {
  const store = useMemo(
    () =>
      options &&
      createPaymentStatus({ ...options, now: () => Date.now(), after: runAfter, report: reportUnexpected }),
    [options],
  );
  const read = () => store?.getState() ?? checking;
  const view = useSyncExternalStore(store?.subscribe ?? nothing, read, read);

  useEffect(() => {
    if (!store) return;
    const stopListening = onPageVisible(store.poll);
    store.poll();
    return () => {
      stopListening();
      store.stop();
    };
  }, [store]);

  return { view, refetch: useCallback(() => store?.refetch() ?? Promise.resolve(), [store]) };
}
