import { defineError } from "../errors/app-error.ts";

export const alreadyPaid = defineError({
  code: "already_paid",
  status: 409,
  message: "This order is already paid. Do not pay again.",
});

export const paymentPending = defineError({
  code: "payment_pending",
  status: 409,
  message: "The bank is confirming a payment for this order. Do not pay again.",
});

export const gatewayUnknown = defineError({
  code: "gateway_unknown",
  status: 404,
  message: "Unknown payment gateway.",
});

export const badSignature = defineError({
  code: "bad_signature",
  status: 401,
  message: "The signature of this message is missing, wrong or too old.",
});

/** Not 401, because clients sign out on 401 and anyone can forge such a link. */
export const badReturn = defineError({
  code: "bad_signature",
  status: 422,
  message: "The return data is not from the gateway.",
});

export const gatewayDown = defineError({
  code: "gateway_down",
  status: 503,
  message: "The payment gateway is not responding. You have not been charged. Try again in a minute.",
});
