import type { Offer } from "./line.ts";

/** The cut-off of what can be bought at any time. */
export const NO_CUTOFF = new Date("2200-01-01T00:00:00Z");

export const energisedTitle = { en: "Energised in your name", hi: "आपके नाम से अभिमंत्रित" };

/** What the offers of all goods have in common. */
export const onlyGoods = {
  needsAddress: true,
  isLimited: true,
  payLater: null,
  tax: { servicePct: 0, gstPct: 0 },
} satisfies Partial<Offer>;
