/** Who calls, as every call to our API says it. */
export interface Caller {
  /** As it is at this moment: a log-out begins a new session. */
  sessionId: () => string;
  /** Origin of the page, as `X-Page-Origin`. */
  pageOrigin: string;
  /** `web`, or what the mobile app says of itself. */
  platform: string;
}

/** The headers of every call to our API (ruling D23); the last one skips a tunnelling service's warning. */
export function defaultHeaders({ sessionId, pageOrigin, platform }: Caller): Record<string, string> {
  return {
    "x-session-id": sessionId(),
    "x-page-origin": pageOrigin,
    "x-platform": platform,
    "ngrok-skip-browser-warning": "true",
  };
}
