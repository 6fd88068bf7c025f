import { defineError } from "../errors/app-error.ts";

export const payLaterNotOffered = defineError({
  code: "pay_later_not_offered",
  status: 409,
  message: "Pay later is not available for this puja.",
});

export const reservationWaiting = defineError({
  code: "reservation_waiting",
  status: 409,
  message:
    "This visitor has a reservation for another puja, `details.reservation`: pay for it or release it.",
});

export const reservationTooMany = defineError({
  code: "reservation_too_many",
  status: 429,
  message: "Too many seats of this puja are reserved from this network. Try again later or pay now.",
});

/** Also for another visitor's reservation, so that ids cannot be probed. */
export const reservationNotFound = defineError({
  code: "reservation_not_found",
  status: 404,
  message: "Reservation not found, or it belongs to someone else.",
});

export const reservationExpired = defineError({
  code: "reservation_expired",
  status: 409,
  message: "This reservation has expired. You have not been charged. Book without it or reserve again.",
});
