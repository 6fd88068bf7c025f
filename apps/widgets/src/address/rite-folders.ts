import type { OrderType } from "@aradhana/core/contract";

/** Where each kind of rite has its widgets, under /widget/. The kinds are called here and everywhere as on an order. */
export const riteFolders = {
  pooja: "pujas",
  chadhaava: "chadhawas",
} as const satisfies Record<OrderType, string>;
