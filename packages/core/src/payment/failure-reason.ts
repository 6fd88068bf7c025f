import type { PaymentStatus } from "../contract/index.ts";

/** Why a payment failed, as far as there are messages for it. */
export function paymentFailureReason({ message_key: key }: Pick<PaymentStatus, "message_key">) {
  return key === "cancelled_by_buyer" || key === "gateway_error" ? key : "declined";
}
