import type { ChadhaavaOrder, GoodsOrder, Order, PoojaOrder } from "@aradhana/core/contract";
import { chadhaavaCard } from "./chadhaava-fixture.ts";
import { idOf, inr, puja, pujaCard, serverTime } from "./fixtures.ts";

/** A paid order, whose names are due. */
export function order(changes: Partial<Order> = {}): Order {
  const none = inr(0);
  return {
    id: idOf("ord", "one"),
    number: "AR-ABCDE-12345",
    type: "pooja",
    state: "sankalp_due",
    created_at: serverTime,
    lines: [],
    totals: {
      ...{ items: inr(851), addons: none, dakshina: none, shipping: none, discount: none, tax: none },
      grand: inr(851),
    },
    split: { ritual: inr(851), service: none, shipping: none, tax: [] },
    currency: "inr",
    country_code: "in",
    contact: { name: null, phone_masked: "+91 •••••3210" },
    address_summary: null,
    timeline: [
      { state: "paid", at: serverTime, planned_at: null, evidence_url: null },
      { state: "live", at: null, planned_at: "2026-11-23T12:00:00.000Z", evidence_url: null },
    ],
    next_action: "fill_sankalp",
    payment: null,
    link_sent: null,
    policy: puja().policy,
    ...changes,
  };
}

/** The same with the puja it is for, as `getOrderById` answers. */
export function poojaOrder(changes: Partial<Order> = {}): PoojaOrder & { type: "pooja" } {
  const [booked] = puja().packages;
  if (!booked) throw new Error("the fixture has no package");
  return {
    type: "pooja",
    order: order(changes),
    pooja: pujaCard(),
    sankalp_cutoff_at: "2026-11-23T10:00:00.000Z",
    package: booked,
    sankalp: null,
    proofs: [],
    live_url: null,
    name: "soma-pradosh-rudrabhishek",
  };
}

/** A paid order of a chadhaava, as `getOrderById` answers. */
export function chadhaavaOrder(changes: Partial<Order> = {}): ChadhaavaOrder & { type: "chadhaava" } {
  const { pooja: _, package: __, live_url: ___, ...booked } = poojaOrder();
  return {
    ...booked,
    type: "chadhaava",
    order: order({ type: "chadhaava", state: "names_due", ...changes }),
    chadhaava: chadhaavaCard(),
    name_limit: 4,
    name: "bilva-kashi",
  };
}

/** A paid order of a mala, as `getOrderById` answers. */
export function goodsOrder(changes: Partial<Order> = {}): GoodsOrder & { type: "abhimantrit" } {
  return {
    type: "abhimantrit",
    order: order({ type: "abhimantrit", state: "paid", next_action: "none", ...changes }),
    name: "rudraksha-mala-108",
    items: [],
    arrives: { from: "2026-11-25", to: "2026-11-28" },
    pays_on_delivery: false,
    suggestions: [],
  };
}
