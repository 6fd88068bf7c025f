import type { Problem } from "./chosen.rules.ts";
import {
  addonUnavailable,
  cutoffPassed,
  offeringUnavailable,
  prasadNotShipped,
  soldOut,
} from "./quotes.errors.ts";

/** How each problem of a quote is refused once somebody wants to act on it. */
export const problemErrors = {
  cutoff_passed: cutoffPassed,
  sold_out: soldOut,
  prasad_not_shipped: prasadNotShipped,
  addon_unavailable: addonUnavailable,
  offering_unavailable: offeringUnavailable,
} as const satisfies Record<Problem["code"], unknown>;
