import { defineError } from "./app-error.ts";

/** The body is no JSON, or does not say that it is. */
export const malformedBody = defineError({
  code: "malformed_body",
  status: 400,
  message: "The body is not readable JSON. Send JSON with `Content-Type: application/json`.",
});

/** No route has this path. */
export const notFound = defineError({
  code: "not_found",
  status: 404,
  message: "Nothing stands at this address.",
});

/** The path exists, the method does not; `Allow` says which ones do. */
export const methodNotAllowed = defineError({
  code: "method_not_allowed",
  status: 405,
  message: "This address does not answer to this method.",
});

/** More bytes than any form of ours can hold. */
export const bodyTooLarge = defineError({
  code: "body_too_large",
  status: 413,
  message: "The body is larger than this address takes.",
});

/** A field is missing or has a form we cannot use; `field_errors` says which. */
export const invalidInput = defineError({
  code: "invalid_input",
  status: 422,
  message: "Some fields are missing or have a form that cannot be used.",
});

/** More than one network, customer or partner may ask for in a minute. */
export const tooManyRequests = defineError({
  code: "too_many_requests",
  status: 429,
  message: "Too much was asked for in a short time. Wait before you ask again.",
});

/** Our own fault; the request id leads us to the cause. */
export const internal = defineError({
  code: "internal",
  status: 500,
  message: "Something went wrong on our side. Try again in a moment.",
});

/** The database cannot be reached, or the connection to it was lost before the work was done. */
export const notReady = defineError({
  code: "not_ready",
  status: 503,
  message: "The database does not answer. Try again in a moment.",
});

/** Any address may refuse with these; the documentation names them once. */
export const commonErrors = [
  malformedBody,
  notFound,
  methodNotAllowed,
  bodyTooLarge,
  invalidInput,
  tooManyRequests,
  internal,
  notReady,
];
