import type { Quote, Reservation } from "@aradhana/core/contract";
import { idOf, inr, serverTime } from "./fixtures.ts";

const poojaId = idOf("pj", "rudrabhishek");
const packageId = idOf("pk", "people1");
const line = {
  ...{ kind: "package" as const, item_id: packageId, title: "Rudrabhishek · For one", qty: 1 },
  ...{ unit_price: inr(851), amount: inr(851) },
};
const none = inr(0);

/** A place of `puja()`, reserved at `serverTime` for ten minutes. */
export const reservation = (changes: Partial<Reservation> = {}): Reservation => ({
  ...{ id: idOf("rsv", "one"), state: "open", pooja_id: poojaId, package_id: packageId },
  ...{ lines: [line], price: inr(851), coupon: null, created_at: serverTime },
  ...{ expires_at: "2026-11-20T10:10:00.000Z", order_id: null },
  ...changes,
});

/** The price of that package. */
export const quote = (changes: Partial<Quote> = {}): Quote => ({
  ...{ quote_id: idOf("qt", "one"), expires_at: "2026-11-20T10:30:00.000Z", lines: [line] },
  totals: {
    ...{ items: inr(851), addons: none, dakshina: none, shipping: none, discount: none, tax: none },
    grand: inr(851),
  },
  ...{
    split: { ritual: inr(851), service: none, shipping: none, tax: [] },
    coupon: null,
    problems: [],
    held_until: null,
    needs_address: false,
    is_sent: false,
  },
  ...changes,
});
