import type { PendingCountry } from "@aradhana/core/api";
import type { CountryCode, CountryDetection } from "@aradhana/core/country";
import { isChunkFailure } from "@aradhana/core/lazy";

/** The visitor's country, which may still be unknown. */
export interface VisitorCountry extends PendingCountry {
  /** Undefined while it is unknown. */
  known(): CountryCode | undefined;
  /** Has it looked up, once. */
  find(): void;
}

/**
 * The country that the partner's address or the server names, which is never looked up; without one, the result
 * of `open`, which is fetched only then.
 */
export function visitorCountry(
  given: CountryCode | undefined,
  open: () => Promise<CountryDetection>,
): VisitorCountry {
  const listeners = new Set<() => void>();
  let detection: CountryDetection | undefined;
  let isLost = false;
  let isRequested = given !== undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    known: () => given ?? detection?.known(),
    isSettled: () => given !== undefined || isLost || (detection?.isSettled() ?? false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find() {
      if (isRequested) return;
      isRequested = true;
      open().then(
        (opened) => {
          detection = opened;
          opened.subscribe(notify);
          notify();
          void opened.detect(window.location.pathname);
        },
        (error: unknown) => {
          // No caller waits for it any more. A script that failed to load twice is a network error and is not
          // reported; any other error is.
          isLost = true;
          notify();
          if (!isChunkFailure(error)) reportError(error);
        },
      );
    },
  };
}
