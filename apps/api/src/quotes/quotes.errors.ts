import { MAX_PIECES } from "@aradhana/core/goods";
import { defineError } from "../errors/app-error.ts";

export const offerNotFound = defineError({
  code: "offer_not_found",
  status: 404,
  message: "What was chosen is not in the shop.",
});

export const quoteTooMany = defineError({
  code: "quote_too_many",
  status: 429,
  message: "Too many quotes were requested from this network. Try again later.",
});

export const quoteNotFound = defineError({
  code: "quote_not_found",
  status: 404,
  message: "Quote not found. Request a new one.",
});

export const quoteExpired = defineError({
  code: "quote_expired",
  status: 410,
  message: "This quote is older than half an hour. Request a new one.",
});

export const priceChanged = defineError({
  code: "price_changed",
  status: 409,
  message: "The price has changed since the quote. `details.quote` is the new quote: show the difference.",
});

export const cutoffPassed = defineError({
  code: "cutoff_passed",
  status: 409,
  message: "Bookings for this date are closed.",
});

export const soldOut = defineError({
  code: "sold_out",
  status: 409,
  message: "This is sold out or fully booked.",
});

export const prasadNotShipped = defineError({
  code: "prasad_not_shipped",
  status: 409,
  message: "The prasad of this ritual is not sent to this country.",
});

export const quantityUnavailable = defineError({
  code: "quantity_unavailable",
  status: 409,
  message: "Not enough in stock. `details.available` says how many there are.",
});

export const tooManyPerOrder = defineError({
  code: "too_many_per_order",
  status: 409,
  message: `One order has at most ${MAX_PIECES} pieces of a good. \`details.available\` says how many more it can have.`,
});

export const reservedForYou = defineError({
  code: "reserved_for_you",
  status: 409,
  message: "The buyer's own unpaid order holds this: pay for that order, or name it in `replaces`.",
});

export const settingUnavailable = defineError({
  code: "setting_unavailable",
  status: 409,
  message: "The gem is not made in this setting, metal or ring size.",
});

export const energisationUnavailable = defineError({
  code: "energisation_unavailable",
  status: 409,
  message: "This good is not energised in a name.",
});

export const notDelivered = defineError({
  code: "not_delivered",
  status: 409,
  message: "The good is not delivered to this country.",
});

export const plantNotAdmitted = defineError({
  code: "plant_not_admitted",
  status: 409,
  message: "The good contains seeds or roots, which this country does not let in.",
});

export const goneFromShop = defineError({
  code: "gone",
  status: 409,
  message: "Something in the cart is no longer in the shop.",
});

export const cashNotTaken = defineError({
  code: "cash_not_taken",
  status: 409,
  message:
    "This order cannot be paid in cash on delivery. The quote says why, or three such orders are under way.",
});

export const offeringUnavailable = defineError({
  code: "offering_unavailable",
  status: 409,
  message: "One of the offerings is not available for this chadhaava, or not in this quantity.",
});

export const addonUnavailable = defineError({
  code: "addon_unavailable",
  status: 409,
  message: "One of the add-ons is not available for this puja, or not in this quantity.",
});
