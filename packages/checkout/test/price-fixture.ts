import type { Quote } from "@aradhana/core/contract";

const inr = (rupees: number) => ({ amount: rupees * 100, currency: "inr" as const });

/** The price of a puja with two lamps, a coupon and its tax. */
export const price: Pick<Quote, "lines" | "totals" | "split"> = {
  lines: [line("package", "Rudrabhishek, for one", 1, 851), line("addon", "Ghee lamp", 2, 51)],
  totals: {
    ...{ items: inr(851), addons: inr(102), dakshina: inr(0), shipping: inr(0) },
    ...{ discount: inr(50), tax: inr(16), grand: inr(903) },
  },
  split: {
    ritual: inr(800),
    service: inr(87),
    shipping: inr(0),
    tax: [{ name: "IGST", pct: 18, amount: inr(16) }],
  },
};

function line(kind: "package" | "addon", title: string, qty: number, rupees: number) {
  return { kind, title, qty, item_id: null, unit_price: inr(rupees), amount: inr(qty * rupees) };
}
