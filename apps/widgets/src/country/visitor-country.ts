import type { PendingCountry } from "@aradhana/core/api";
import type { CountryCode, CountryDetection } from "@aradhana/core/country";
import { isChunkFailure } from "@aradhana/core/lazy";

/** The country of who looks at a widget, as it becomes known. */
export interface VisitorCountry extends PendingCountry {
  /** Undefined while it is unknown. */
  known(): CountryCode | undefined;
  /** Has it looked up, once. */
  find(): void;
}

/**
 * The country that is `told`, by the partner's address or by the server, which is believed and never looked up; without
 * one, what `open` finds out, which is fetched only then.
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
          // Nobody waits for it any more. That its script was lost twice on the way is no fault; whatever else is.
          isLost = true;
          notify();
          if (!isChunkFailure(error)) reportError(error);
        },
      );
    },
  };
}
