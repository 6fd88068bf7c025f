import type { RitualType } from "@aradhana/core/contract";

/** Where each kind of ritual has its widgets, under /widget/. The kinds are called here and everywhere as on an order. */
export const ritualFolders = {
  pooja: "pujas",
  chadhaava: "chadhawas",
} as const satisfies Record<RitualType, string>;
