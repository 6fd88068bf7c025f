import { defineError } from "../errors/app-error.ts";

export const cartEmpty = defineError({
  code: "cart_empty",
  status: 409,
  message: "The cart is empty.",
});

/** Of an order: something was taken out of the cart since its quote, or ordered in another window. */
export const cartChanged = defineError({
  code: "cart_changed",
  status: 409,
  message: "Something in this quote is no longer in the cart. Request a new one.",
});

export const cartFull = defineError({
  code: "cart_full",
  status: 409,
  message: "The cart has too many lines.",
});

/** Also used for a line of someone else's cart. */
export const cartLineNotFound = defineError({
  code: "cart_line_not_found",
  status: 404,
  message: "This line is not in the cart.",
});

export const cartTicketEnded = defineError({
  code: "cart_ticket_ended",
  status: 410,
  message: "This ticket was used or has expired.",
});
