import { createDeferredAnalytics, type DeferredAnalytics } from "@aradhana/core/analytics";
import {
  createDeferredReporter,
  type DeferredReporter,
  silentReporter,
} from "@aradhana/core/error-reporting";
import { createLogger, type Logger } from "@aradhana/core/logging";
import { loadWithRetry } from "../screen/load-with-retry.ts";

/** What watches over a tab: there from the first call on, while the tools behind it are fetched later. */
export interface Watching {
  log: Logger;
  /** What breaks is told here; the loss of a lazy part is not, since it heals. */
  reporter: DeferredReporter;
  analytics: DeferredAnalytics;
}

/** Where the document keeps what broke before this was there (server/watchers.ts). */
type WatchedWindow = Window & { earlyErrors?: Event[] | undefined };

/** Watches this tab from now on. Which tools there are stands on the document, where the server wrote it. */
export function createWatching(): Watching {
  const page: WatchedWindow = window;
  const { sentryDsn } = document.documentElement.dataset;
  const reporter = sentryDsn
    ? createDeferredReporter(async () => {
        const { openSentry } = await loadWithRetry(() => import("./open-sentry.ts"));
        return openSentry(sentryDsn);
      })
    : silentReporter;
  const tell = (event: Event) => {
    if (event instanceof ErrorEvent) tellThrown(event.error, "error");
    else if (event instanceof PromiseRejectionEvent) tellThrown(event.reason, "rejection");
  };
  const tellThrown = (thrown: unknown, unhandled: string) => {
    // What broke in a script of another site names nothing.
    if (thrown) reporter.exception(thrown, { unhandled });
  };
  for (const event of page.earlyErrors ?? []) tell(event);
  page.earlyErrors = undefined;
  page.addEventListener("error", tell);
  page.addEventListener("unhandledrejection", tell);
  page.addEventListener("online", () => reporter.start());
  return { reporter, analytics: createDeferredAnalytics(), log: createLogger({ console, reporter }) };
}
