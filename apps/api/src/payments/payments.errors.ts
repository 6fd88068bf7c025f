import { defineError } from "../errors/app-error.ts";

export const alreadyPaid = defineError({
  code: "already_paid",
  status: 409,
  message: "This order is paid. Do not pay again.",
});

export const gatewayUnknown = defineError({
  code: "gateway_unknown",
  status: 404,
  message: "There is no such payment gateway here.",
});

export const badSignature = defineError({
  code: "bad_signature",
  status: 401,
  message: "This message is not signed by the gateway, or was not signed just now.",
});

/** Not 401, because clients sign out on 401 and anyone can forge such a link. */
export const badReturn = defineError({
  code: "bad_signature",
  status: 422,
  message: "This is not what the gateway gave to bring back.",
});

export const gatewayDown = defineError({
  code: "gateway_down",
  status: 503,
  message: "The payment gateway does not answer. Nothing was charged. Try again in a minute.",
});
