import { defineError } from "./app-error.ts";

/** The body is not JSON, or its content type is not. */
export const malformedBody = defineError({
  code: "malformed_body",
  status: 400,
  message: "The body is not valid JSON. Send JSON with `Content-Type: application/json`.",
});

/** No route has this path. */
export const notFound = defineError({
  code: "not_found",
  status: 404,
  message: "Not found.",
});

/** The path exists, but not with this method; `Allow` lists the methods. */
export const methodNotAllowed = defineError({
  code: "method_not_allowed",
  status: 405,
  message: "This URL does not support this method.",
});

/** The body has more bytes than any valid request. */
export const bodyTooLarge = defineError({
  code: "body_too_large",
  status: 413,
  message: "The body is too large.",
});

/** A field is missing or has an invalid format; `field_errors` says which. */
export const invalidInput = defineError({
  code: "invalid_input",
  status: 422,
  message: "Some fields are missing or invalid.",
});

/** A network, customer or partner exceeded its limit of requests per minute. */
export const tooManyRequests = defineError({
  code: "too_many_requests",
  status: 429,
  message: "Too many requests. Try again later.",
});

/** A bug or failure on our side; the request id finds the log entry. */
export const internal = defineError({
  code: "internal",
  status: 500,
  message: "Something went wrong on our side. Try again in a moment.",
});

/** The database cannot be reached, or the connection was lost during the request. */
export const notReady = defineError({
  code: "not_ready",
  status: 503,
  message: "The database is not available. Try again in a moment.",
});

/** The errors that every route can return; the documentation lists them once. */
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
