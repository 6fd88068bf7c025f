import { defineError } from "../errors/app-error.ts";

/** Also used for someone else's order, so that callers cannot find out which ids exist. */
export const orderNotFound = defineError({
  code: "order_not_found",
  status: 404,
  message: "Order not found, or it belongs to someone else.",
});

export const sessionMissing = defineError({
  code: "session_missing",
  status: 400,
  message: "Send the browser's session id in `X-Session-Id` or a bearer token: an order needs an owner.",
});

export const orderExpired = defineError({
  code: "order_expired",
  status: 410,
  message: "This order was not paid in time and has expired. You have not been charged. Please book again.",
});

export const orderTooMany = defineError({
  code: "order_too_many",
  status: 429,
  message: "Too many unpaid orders from this network or customer. Pay for one of them or try again later.",
});
