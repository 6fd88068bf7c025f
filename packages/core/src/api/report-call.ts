import type { Analytics } from "../analytics/index.ts";
import type { Log } from "../logging/index.ts";

/** Who hears of what became of a call; each may be missing. */
export interface CallReporting {
  log?: Log | undefined;
  analytics?: Analytics | undefined;
}

/** A call as others may know of it: `url` is without its query, which may hold personal data. */
export interface Told {
  method: string;
  url: string;
  status: number;
}

/** Tells of an answer: each is logged, and a refusal goes by the error catalogue (specification, section 8). */
export function reportResponse({ log, analytics }: CallReporting, call: Told): void {
  const { method, url, status } = call;
  log?.debug(`${method} ${url} ${status}`);
  if (status === 401) {
    log?.warn("UNAUTHORIZED", { ...call });
    analytics?.event("UNAUTHORIZED");
  }
  if (status === 500) {
    log?.error("SERVER_ERROR", { ...call });
    analytics?.event("SERVER_ERROR");
  }
  if (status >= 400 && status <= 599) {
    // The tool's events carry nothing: what belongs to one is set before it.
    for (const [name, value] of Object.entries(call)) analytics?.set(name, String(value));
    analytics?.event("Backend Error");
  }
}

/** Tells of a call that nobody answered. */
export function reportNetworkError({ log, analytics }: CallReporting, call: Omit<Told, "status">): void {
  log?.error("Network error", { ...call });
  analytics?.event("NETWORK_ERROR");
}

/** Tells that the server ended the login, of which nothing is left in this browser. */
export function reportSessionEnd({ log }: CallReporting): void {
  log?.info("Session expired: local storage is cleared.");
}
