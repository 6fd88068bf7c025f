/** Seconds to wait, for the client in two places: the header that says it and the body it reads. */
export const retryAfter = (seconds: number) => ({
  headers: { "Retry-After": String(seconds) },
  details: { retry_after: seconds },
});
