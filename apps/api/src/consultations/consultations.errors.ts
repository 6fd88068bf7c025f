import { defineError } from "../errors/app-error.ts";

export const bookingNotFound = defineError({
  code: "booking_not_found",
  status: 404,
  message: "Booking not found.",
});

export const slotTaken = defineError({
  code: "slot_taken",
  status: 409,
  message: "Somebody else has just taken this time. Choose another one.",
});

export const sessionNotOffered = defineError({
  code: "session_not_offered",
  status: 422,
  message: "The astrologer does not offer this way or length of a consultation.",
});

export const refundChanged = defineError({
  code: "refund_changed",
  status: 409,
  message: "The refund amount has changed. Check it and confirm again.",
});

export const bookingFixed = defineError({
  code: "booking_fixed",
  status: 409,
  message: "The booking can no longer be changed in this way.",
});

export const sessionClosed = defineError({
  code: "session_closed",
  status: 409,
  message: "The consultation is not open now: it begins later, or it has ended.",
});

export const nothingShared = defineError({
  code: "chart_not_shared",
  status: 404,
  message: "The customer shares no chart for this consultation.",
});
