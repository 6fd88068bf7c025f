import type { OrderState } from "@aradhana/core/contract";
import { isUnclear, isUnpaid, type PaymentStage } from "@aradhana/core/payment";

interface Facts {
  /** Of the fulfilment whose report it is. */
  state: OrderState;
  /** Of the order's payment. */
  stage: PaymentStage;
  hasReport: boolean;
}

/** What the owner of a report is shown; undefined while it waits for details, or is being made. */
export function reportStateOf({ state, stage, hasReport }: Facts) {
  if (isUnclear(stage)) return "confirming";
  if (isUnpaid(state)) return "unpaid";
  if (state === "cancelled" || state === "expired") return "failed";
  if (state === "ready") return hasReport ? "ready" : "deleted";
  return undefined;
}
