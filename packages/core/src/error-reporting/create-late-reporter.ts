import { isChunkFailure } from "../lazy/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";

const LONGEST_QUEUE = 50;
const MOST_TRIES = 3;

/** A reporter that is not there yet, which `open` fetches. */
export interface LateReporter extends ErrorReporter {
  /** Fetches it now, since the page has nothing better to do. */
  start(): void;
}

/**
 * Keeps what is told until the reporter is there, and fetches that at the first error. The first fifty
 * stay: what comes after them is what they led to. It never throws: telling of an error must not make one.
 */
export function createLateReporter(open: () => Promise<ErrorReporter>): LateReporter {
  let queue: ((reporter: ErrorReporter) => void)[] = [];
  let opened: ErrorReporter | undefined;
  let isOpening = false;
  let tries = 0;

  const start = () => {
    if (opened || isOpening || tries === MOST_TRIES) return;
    isOpening = true;
    tries += 1;
    open().then(
      (reporter) => {
        opened = reporter;
        for (const tell of queue) attempt(() => tell(reporter));
        queue = [];
      },
      () => {
        // It may have been lost on its way; the next error asks again.
        isOpening = false;
      },
    );
  };
  const later = (tell: (reporter: ErrorReporter) => void) => {
    const reporter = opened;
    if (reporter) attempt(() => tell(reporter));
    else if (queue.length < LONGEST_QUEUE) queue.push(tell);
  };

  return {
    start,
    exception(thrown, extra) {
      if (isChunkFailure(thrown)) return;
      later((reporter) => reporter.exception(thrown, extra));
      start();
    },
    message(text, severity, extra) {
      later((reporter) => reporter.message(text, severity, extra));
      if (severity === "error") start();
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
export const silentReporter: LateReporter = {
  start() {},
  exception() {},
  message() {},
  identify() {},
};
