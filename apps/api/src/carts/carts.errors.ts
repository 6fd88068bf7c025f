import { defineError } from "../errors/app-error.ts";

export const cartEmpty = defineError({
  code: "cart_empty",
  status: 409,
  message: "The cart is empty.",
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
