import {
  addonUnavailable,
  cutoffPassed,
  energisationUnavailable,
  goneFromShop,
  notDelivered,
  offeringUnavailable,
  plantNotAdmitted,
  prasadNotShipped,
  quantityUnavailable,
  reservedForYou,
  settingUnavailable,
  soldOut,
  tooManyPerOrder,
} from "./quotes.errors.ts";
import type { Problem } from "./selection.rules.ts";

/** The error for each problem when a quote with that problem is ordered. */
export const problemErrors = {
  cutoff_passed: cutoffPassed,
  sold_out: soldOut,
  prasad_not_shipped: prasadNotShipped,
  addon_unavailable: addonUnavailable,
  offering_unavailable: offeringUnavailable,
  quantity_unavailable: quantityUnavailable,
  too_many_per_order: tooManyPerOrder,
  reserved_for_you: reservedForYou,
  setting_unavailable: settingUnavailable,
  energisation_unavailable: energisationUnavailable,
  not_delivered: notDelivered,
  plant_not_admitted: plantNotAdmitted,
  gone: goneFromShop,
} as const satisfies Record<Problem["code"], unknown>;
