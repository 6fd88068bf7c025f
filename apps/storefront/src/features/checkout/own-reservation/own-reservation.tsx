import { Opening } from "@aradhana/ui/progress";
import { lazy, type ReactNode, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import type { UnpaidOrderRef } from "./use-own-reservation.ts";

/** Loaded once something seems to be sold that this buyer has ordered. */
const UnpaidOrder = lazy(async () => {
  const module = await loadWithTexts(() => import("./unpaid-order.tsx"));
  return { default: module.UnpaidOrder };
});

interface OwnReservationProps {
  /** The order that this buyer began. */
  orderId: string;
  /** Lets the buyer order it otherwise; missing where that is not possible. */
  onChange?(order: UnpaidOrderRef): void;
  /** Shown where that order can no longer be paid. */
  instead: ReactNode;
}

/** What is reserved for the buyer's own unpaid order is not sold: the payment goes on, or the order is changed. */
export const OwnReservation = (props: OwnReservationProps) => (
  <Suspense fallback={<Opening />}>
    <UnpaidOrder {...props} />
  </Suspense>
);
