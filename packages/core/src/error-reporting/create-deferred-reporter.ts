import { isChunkFailure } from "../lazy/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";

const LONGEST_QUEUE = 50;
const MOST_TRIES = 3;

/** A reporter that is not there yet, which `open` fetches. */
export interface DeferredReporter extends ErrorReporter {
  /** Fetches it now, since the page has nothing better to do, or there is a network again. */
  start(): void;
}

interface Kept {
  tell(reporter: ErrorReporter): void;
  /** Whether it only says what led to the rest. */
  isTrail: boolean;
}

/**
 * Keeps what is told until the reporter is there, and fetches that at the first error. The first fifty
 * stay: what comes after them is what they led to. A trail gives way to what went wrong, its beginning to its
 * end. It never throws: telling of an error must not make one.
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
        // It may have been lost on its way; the next error asks again.
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
    // Nobody is left to be told.
  }
}

/** Where no reporter is configured. */
export const silentReporter: DeferredReporter = {
  start() {},
  exception() {},
  message() {},
  identify() {},
};
