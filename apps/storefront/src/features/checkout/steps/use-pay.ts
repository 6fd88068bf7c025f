import { loadWithRetry } from "@aradhana/browser/lazy";
import { changedQuote, isBookingClosed } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import { usePlaceOrder } from "../place-order/use-place-order.ts";
import type { StepProps } from "./step-props.ts";

/** The code that only the press needs, loaded once the step is shown. */
const loadPlacing = () => loadWithRetry(() => import("../place-order/place-order.ts"));

/** Pays for a puja, with the state of the call. `changed` has the price at the press and the current one. */
export function usePay({
  draft,
  change,
  needsAddress,
  needsInvoiceAddress,
  payLater,
  reservationId,
  quote,
}: StepProps) {
  const { refetch, state } = quote;
  const [before, setBefore] = useState<Quote>();
  const { placing, place, dismiss } = usePlaceOrder({
    ...{ draft, change, reservationId, refetch, load: loadPlacing },
    needsAddress: needsAddress || needsInvoiceAddress,
  });

  useEffect(() => {
    // If it cannot be fetched, the press tries again and reports it.
    loadPlacing().catch(() => {});
  }, []);

  /** Resolves to the fields that the server did not accept. */
  async function pay(priced: Quote) {
    setBefore(priced);
    const failure = await place(priced);
    if (failure?.status === "changed" && !changedQuote(failure.failure)) refetch();
    // Without the reservation, the next press is an order like any other.
    if (failure?.status === "failed" && failure.failure.code === "reservation_expired") payLater?.clear();
    return failure?.status === "failed" ? failure.failure.fieldErrors : undefined;
  }

  const isClosed =
    placing.status === "closed" || state.shown?.problems.some(({ code }) => isBookingClosed(code));
  const now = placing.status === "changed" ? changedQuote(placing.failure) : undefined;
  return { placing, changed: before && now && { before, now }, pay, dismiss, isClosed };
}
