import type { OrderType } from "@aradhana/core/contract";

export const text = {
  name: { pooja: "Puja", chadhaava: "Chadhava" } satisfies Record<OrderType, string>,
  heading: { pooja: "The puja", chadhaava: "The chadhava" } satisfies Record<OrderType, string>,
  see: { pooja: "See the puja", chadhaava: "See the chadhava" } satisfies Record<OrderType, string>,
  calendar: {
    pooja: (temple: string) => `Puja at ${temple}`,
    chadhaava: (temple: string) => `Chadhava at ${temple}`,
  } satisfies Record<OrderType, (temple: string) => string>,
};
