import { defineError } from "../errors/app-error.ts";

export const payLaterNotOffered = defineError({
  code: "pay_later_not_offered",
  status: 409,
  message: "This puja is paid when it is booked: its places are not held before.",
});

export const reservationWaiting = defineError({
  code: "reservation_waiting",
  status: 409,
  message:
    "A place of another puja is held for this visitor. `details.reservation` is it: pay it, or let it go.",
});

export const reservationTooMany = defineError({
  code: "reservation_too_many",
  status: 429,
  message: "Too many places of this puja are held from this network. Wait until one is free, or pay now.",
});

/** Also for someone else's reservation, so that nobody learns which ids exist. */
export const reservationNotFound = defineError({
  code: "reservation_not_found",
  status: 404,
  message: "There is no such reservation, or it is not yours.",
});

export const reservationExpired = defineError({
  code: "reservation_expired",
  status: 409,
  message: "This place is no longer held. Nothing was charged. Book without it, or hold a place anew.",
});
