/** The headers that every call to our API sends. */
export interface Caller {
  /** The session id now: a log-out starts a new session. */
  sessionId: () => string;
  /** Origin of the page, as `X-Page-Origin`. */
  pageOrigin: string;
  /** `web`, or the name the mobile app gives itself. */
  platform: string;
}

/** The headers of every call to our API (ruling D23). The last one skips the warning page of a tunnelling service. */
export function defaultHeaders({ sessionId, pageOrigin, platform }: Caller): Record<string, string> {
  return {
    "x-session-id": sessionId(),
    "x-page-origin": pageOrigin,
    "x-platform": platform,
    "ngrok-skip-browser-warning": "true",
  };
}
