import type { Cart, CartLine } from "@aradhana/core/goods";
import { idOf, inr } from "./fixtures.ts";

/** A line of malas at ₹300 a piece, of which there are five. */
export function cartLine({ qty = 1, ...changes }: Partial<CartLine> = {}): CartLine {
  const variant_id = idOf("pv", "mala");
  return {
    id: idOf("cl", "mala"),
    choice: { type: "abhimantrit", variant_id, qty: 1, energise: false },
    ...{ item_id: idOf("pd", "mala"), slug: "mala", title: "Tulsi Mala", detail: "Saffron", image: null },
    ...{ qty, max_qty: 5, unit_price: inr(300), amount: inr(300 * qty), problems: [] },
    ...changes,
  };
}

/** A cart of goods, sent in one parcel for ₹99. */
export function cartOf(lines: CartLine[], changes: Partial<Cart> = {}): Cart {
  const items = lines.reduce((total, { amount }) => total + amount.amount, 0);
  const money = (amount: number) => ({ amount, currency: "inr" as const });
  const none = inr(0);
  const line_ids = lines.map(({ id }) => id);
  return {
    ...{ id: idOf("crt", "one"), lines, coupon: null, expires_at: null },
    groups: lines.length > 0 ? [{ key: "parcel", kind: "parcel", line_ids, starts_at: null }] : [],
    count: lines.reduce((total, { qty }) => total + qty, 0),
    totals: {
      ...{ items: money(items), addons: none, dakshina: none, shipping: inr(99), discount: none },
      ...{ tax: inr(10), grand: money(items + 9_900) },
    },
    split: { ritual: none, service: none, shipping: inr(99), goods: money(items - 1_000), tax: [] },
    ...changes,
  };
}
