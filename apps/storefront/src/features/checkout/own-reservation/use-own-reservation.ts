import type { QuoteState } from "@aradhana/core/checkout";
import { useState } from "react";

/** An order that this buyer began and has not paid. */
export interface UnpaidOrderRef {
  id: string;
  number: string;
}

/**
 * What is reserved for the buyer's own unpaid order is ordered again once the buyer wants to change that order; only the
 * order that this page began can be changed here.
 */
export function useOwnReservation(ownOrderId: string | undefined) {
  const [replaced, setReplaced] = useState<UnpaidOrderRef>();
  return {
    /** The order that the next one replaces. */
    replaced,
    /** What the request of a quote says of it. */
    requested: replaced ? { replaces: replaced.id } : {},
    /** The unpaid order because of which nothing can be ordered, and how it is changed. */
    of({ status, shown }: Pick<QuoteState, "status" | "shown">) {
      const orderId = shown?.problems.find(({ code }) => code === "reserved_for_you")?.order_id;
      // The price with the replaced order's pieces is on its way.
      if (!orderId || (status === "working" && orderId === replaced?.id)) return undefined;
      return { orderId, ...(orderId === ownOrderId && { onChange: setReplaced }) };
    },
  };
}
