import type { PaymentStatus } from "@aradhana/core/contract";

/** Why a payment failed, as far as there are words for it. */
export function failureReason({ message_key: key }: PaymentStatus) {
  return key === "cancelled_by_buyer" || key === "gateway_error" ? key : "declined";
}
