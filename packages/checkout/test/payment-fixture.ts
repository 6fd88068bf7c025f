import type { PaymentState, PaymentStatus } from "@aradhana/core/contract";
import { price } from "./price-fixture.ts";

type TypedFields =
  | { type: "pooja"; pooja_id: string; package_id: string; is_vip: boolean }
  | { type: "chadhaava"; chadhaava_id: string };

export const ordered = {
  pooja: {
    ...{
      type: "pooja",
      pooja_id: "pj_rudrabhishek0000000",
      package_id: "pk_forTwo00000000000000",
      is_vip: false,
    },
  },
  chadhaava: { type: "chadhaava", chadhaava_id: "ch_bilvaLeaves00000000" },
} satisfies Record<string, TypedFields>;

/** The payment of an order in a state. @default a puja's order */
export const paymentIn = (state: PaymentState, typed: TypedFields = ordered.pooja): PaymentStatus => ({
  ...{ state, gateway: "sandbox", method: "upi", reference: "412345678901", paid_at: null, link_sent: null },
  order: {
    ...{ id: "ord_order10000000000000", number: "AR-23456-23456", title: "Rudrabhishek" },
    ...{ grand: price.totals.grand, starts_at: "2026-11-20T10:00:00.000Z" },
    ...{ ...price, ...typed, names_given: false },
  },
  next_poll_ms: null,
  message_key: state === "failed" ? "declined" : "waiting",
});
