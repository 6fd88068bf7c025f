import { isChunkFailure } from "../lazy/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";

const LONGEST_QUEUE = 50;
const MOST_TRIES = 3;

/** A reporter that is loaded later, by `open`. */
export interface DeferredReporter extends ErrorReporter {
  /** Loads it now: the page is idle, or the network is back. */
  start(): void;
}

interface Kept {
  tell(reporter: ErrorReporter): void;
  /** Whether the entry only leads up to an error. */
  isTrail: boolean;
}

/**
 * Queues reports until the reporter is loaded, and loads it at the first error. At most fifty entries are queued;
 * later ones are consequences of the first. When the queue is full, errors replace breadcrumbs, the oldest first.
 * It never throws: reporting an error must not cause one.
 */
export function createDeferredReporter(open: () => Promise<ErrorReporter>): DeferredReporter {
  let queue: Kept[] = [];
  let opened: ErrorReporter | undefined;
  let isOpening = false;
  let tries = 0;

  const ask = () => {
    if (opened || isOpening || tries === MOST_TRIES) return;
    isOpening = true;
    tries += 1;
    open().then(
      (reporter) => {
        opened = reporter;
        for (const { tell } of queue) attempt(() => tell(reporter));
        queue = [];
      },
      () => {
        // The download may have failed; the next error tries again.
        isOpening = false;
      },
    );
  };
  const later = (tell: Kept["tell"], isTrail = false) => {
    const reporter = opened;
    if (reporter) return attempt(() => tell(reporter));
    if (queue.length === LONGEST_QUEUE) {
      const first = queue.findIndex((kept) => kept.isTrail);
      if (first < 0) return;
      queue.splice(first, 1);
    }
    queue.push({ tell, isTrail });
  };

  return {
    start() {
      tries = 0;
      ask();
    },
    exception(thrown, extra) {
      if (isChunkFailure(thrown)) return;
      later((reporter) => reporter.exception(thrown, extra));
      ask();
    },
    message(text, severity, extra) {
      later((reporter) => reporter.message(text, severity, extra), severity === "debug");
      if (severity === "error") ask();
    },
    identify: (userId) => later((reporter) => reporter.identify(userId)),
  };
}

function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // The reporter itself failed, so this cannot be reported.
  }
}

/** Used when no reporter is configured. */
export const silentReporter: DeferredReporter = {
  start() {},
  exception() {},
  message() {},
  identify() {},
};
