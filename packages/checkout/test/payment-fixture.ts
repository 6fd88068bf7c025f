import type { PaymentState, PaymentStatus } from "@aradhana/core/contract";
import { price } from "./price-fixture.ts";

/** The payment of a puja's order in a state. */
export const paymentIn = (
  state: PaymentState,
  changes: Partial<PaymentStatus["order"]> = {},
): PaymentStatus => ({
  ...{ state, gateway: "sandbox", method: "upi", reference: "412345678901", paid_at: null },
  order: {
    ...{ id: "ord_order10000000000000", number: "AR-23456-23456", type: "pooja", title: "Rudrabhishek" },
    ...{ grand: price.totals.grand, package_id: null, is_vip: false, starts_at: "2026-11-20T10:00:00.000Z" },
    ...{ ...price, ...changes },
  },
  next_poll_ms: null,
  message_key: state === "failed" ? "declined" : "waiting",
});
