/** Seconds to wait, as the standard header and in `details`, which is what our clients read. */
export const retryAfter = (seconds: number) => ({
  headers: { "Retry-After": String(seconds) },
  details: { retry_after: seconds },
});
