import type { Consents } from "@aradhana/core/contract";

/** The latest decision for each purpose, of a history in the order of time. */
export const currentConsents = (history: Consents): Consents => [
  ...new Map(history.map((consent) => [consent.purpose, consent])).values(),
];
