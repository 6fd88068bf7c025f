import type { RitualType } from "@aradhana/core/contract";

export const text = {
  name: { pooja: "Puja", chadhaava: "Chadhava" } satisfies Record<RitualType, string>,
  heading: { pooja: "The puja", chadhaava: "The chadhava" } satisfies Record<RitualType, string>,
  see: { pooja: "See the puja", chadhaava: "See the chadhava" } satisfies Record<RitualType, string>,
  calendar: {
    pooja: (temple: string) => `Puja at ${temple}`,
    chadhaava: (temple: string) => `Chadhava at ${temple}`,
  } satisfies Record<RitualType, (temple: string) => string>,
};
