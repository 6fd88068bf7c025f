import type { PoojaPackage } from "@aradhana/core/contract";

/** A package for four, for a buyer abroad: its prasad costs $15 by post. */
export const familyPackage: PoojaPackage = {
  ...{ id: "pk_family0000000000000", pooja_id: "pj_rudra0000000000000", name: "Family" },
  ...{ devotees: { min: 1, max: 4 }, features: [], is_vip: false, is_default: false, live_call: false },
  ...{ price: { amount: 4200, currency: "usd" }, ships_prasad: true },
  postage: { amount: 1500, currency: "usd" },
};
