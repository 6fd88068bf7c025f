import { createDeferredAnalytics, type DeferredAnalytics } from "@aradhana/core/analytics";
import {
  createDeferredReporter,
  type DeferredReporter,
  silentReporter,
} from "@aradhana/core/error-reporting";
import { createLogger, type Logger } from "@aradhana/core/logging";
import type { UserStore } from "@aradhana/core/user";
import { loadWithRetry } from "../lazy/load-with-retry.ts";
import { identifyUser } from "./identify-user.ts";

/** Log, error reporter and analytics of a tab: usable from the first call on, while the tools are fetched later. */
export interface Telemetry {
  log: Logger;
  /** A failed lazy part is not reported: it is fetched again. */
  reporter: DeferredReporter;
  analytics: DeferredAnalytics;
}

/** Where the document stores errors from before this script ran (the web server writes that script). */
type PageWindow = Window & { earlyErrors?: Event[] | undefined };

/**
 * Monitors this tab from now on. The server names the tools on the document. `user` is absent where there is no sign-in.
 */
export function createTelemetry(user?: UserStore): Telemetry {
  const page: PageWindow = window;
  const { sentryDsn } = document.documentElement.dataset;
  const reporter = sentryDsn
    ? createDeferredReporter(async () => {
        const { openSentry } = await loadWithRetry(() => import("./open-sentry.ts"));
        return openSentry(sentryDsn);
      })
    : silentReporter;
  const analytics = createDeferredAnalytics();
  // Before any report: each is sent with the user that was set before it.
  if (user) identifyUser({ user, analytics, reporter });
  const report = (event: Event) => {
    if (event instanceof ErrorEvent) reportThrown(event.error, "error");
    else if (event instanceof PromiseRejectionEvent) reportThrown(event.reason, "rejection");
  };
  const reportThrown = (thrown: unknown, unhandled: string) => {
    // An error in another site's script has no details.
    if (thrown) reporter.exception(thrown, { unhandled });
  };
  for (const event of page.earlyErrors ?? []) report(event);
  page.earlyErrors = undefined;
  page.addEventListener("error", report);
  page.addEventListener("unhandledrejection", report);
  page.addEventListener("online", () => reporter.start());
  return { reporter, analytics, log: createLogger({ console, reporter }) };
}
