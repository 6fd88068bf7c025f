import { isChunkFailure } from "../lazy/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";

const LONGEST_QUEUE = 50;
const MOST_TRIES = 3;

/** A reporter that is loaded later, by `open`. */
export interface DeferredReporter extends ErrorReporter {
  /** Loads it now: the page is idle, or the network is back. */
  start(): void;
}

interface Queued {
  report(reporter: ErrorReporter): void;
  kind: "breadcrumb" | "report" | "user";
}

/**
 * Queues reports until the reporter is loaded, and loads it at the first error. At most fifty entries are queued;
 * later ones are consequences of the first. When the queue is full, errors replace breadcrumbs, the oldest first. Who is
 * signed in is always queued, so that no report names another user.
 * It never throws: reporting an error must not cause one.
 */
export function createDeferredReporter(open: () => Promise<ErrorReporter>): DeferredReporter {
  let queue: Queued[] = [];
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
        for (const { report } of queue) attempt(() => report(reporter));
        queue = [];
      },
      () => {
        // The download may have failed; the next error tries again.
        isOpening = false;
      },
    );
  };
  const later = (kind: Queued["kind"], report: Queued["report"]) => {
    const reporter = opened;
    if (reporter) return attempt(() => report(reporter));
    if (kind !== "user" && queue.length >= LONGEST_QUEUE) {
      const oldest = queue.findIndex((queued) => queued.kind === "breadcrumb");
      if (oldest < 0) return;
      queue.splice(oldest, 1);
    }
    queue.push({ kind, report });
  };

  return {
    start() {
      tries = 0;
      ask();
    },
    exception(thrown, extra) {
      if (isChunkFailure(thrown)) return;
      later("report", (reporter) => reporter.exception(thrown, extra));
      ask();
    },
    message(text, severity, extra) {
      later(severity === "debug" ? "breadcrumb" : "report", (reporter) =>
        reporter.message(text, severity, extra),
      );
      if (severity === "error") ask();
    },
    identify: (userId) => later("user", (reporter) => reporter.identify(userId)),
  };
}

function attempt(report: () => void): void {
  try {
    report();
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
