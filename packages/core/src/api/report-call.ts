import type { Analytics } from "../analytics/index.ts";
import type { Log } from "../logging/index.ts";

/** Where the outcome of a call is reported; each part is optional. */
export interface CallReporting {
  log?: Log | undefined;
  analytics?: Analytics | undefined;
}

/** A call as it is reported: `url` has no query, because that may contain personal data. */
export interface CompletedCall {
  method: string;
  url: string;
  status: number;
}

/** Logs every response, and reports errors as the error catalogue demands (specification, section 8). */
export function reportResponse({ log, analytics }: CallReporting, call: CompletedCall): void {
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
    // The tool's events carry no data: properties are set before the event.
    for (const [name, value] of Object.entries(call)) analytics?.set(name, String(value));
    analytics?.event("Backend Error");
  }
}

/** Reports a call without a response. */
export function reportNetworkError(
  { log, analytics }: CallReporting,
  call: Omit<CompletedCall, "status">,
): void {
  log?.error("Network error", { ...call });
  analytics?.event("NETWORK_ERROR");
}

/** Logs that the server ended the session and that its data in this browser was cleared. */
export function reportSessionEnd({ log }: CallReporting): void {
  log?.info("Session expired: local storage is cleared.");
}
