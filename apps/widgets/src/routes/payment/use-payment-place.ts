import { onPageVisible } from "@aradhana/checkout/payment";
import type { PaymentStatus } from "@aradhana/core/contract";
import { useEffect, useRef, useState } from "react";

/**
 * Where the buyer is while the payment is open on another page: still here, gone there, or back. A buyer is back once
 * this page was visible again and the payment was read after that: a status from before the payment would mislead.
 */
export function usePaymentPlace(payment: PaymentStatus) {
  const [place, setPlace] = useState<"here" | "gone" | "back">("here");
  const wasVisible = useRef(false);

  useEffect(() => {
    if (place !== "gone") return;
    wasVisible.current = false;
    return onPageVisible(() => {
      wasVisible.current = true;
    });
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each read returns a new `payment`.
  useEffect(() => {
    if (wasVisible.current) setPlace("back");
  }, [payment]);

  return { place, leave: () => setPlace("gone") };
}
