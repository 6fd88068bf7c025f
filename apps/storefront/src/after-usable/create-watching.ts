import { createLateAnalytics, type LateAnalytics } from "@aradhana/core/analytics";
import { createLateReporter, type LateReporter, silentReporter } from "@aradhana/core/error-reporting";
import { createLogger, type Logger } from "@aradhana/core/logging";
import { loadWithRetry } from "../screen/load-with-retry.ts";

/** What watches over a tab: there from the first call on, while the tools behind it are fetched later. */
export interface Watching {
  log: Logger;
  /** What breaks is told here; the loss of a lazy part is not, since it heals. */
  reporter: LateReporter;
  analytics: LateAnalytics;
}

/** Watches this tab from now on. Which tools there are stands on the document, where the server wrote it. */
export function createWatching(): Watching {
  const { sentryDsn } = document.documentElement.dataset;
  const reporter = sentryDsn
    ? createLateReporter(async () => {
        const { openSentry } = await loadWithRetry(() => import("./open-sentry.ts"));
        return openSentry(sentryDsn);
      })
    : silentReporter;
  window.addEventListener("error", ({ error }) => {
    // What broke in a script of another site names nothing.
    if (error) reporter.exception(error, { unhandled: "error" });
  });
  window.addEventListener("unhandledrejection", ({ reason }) =>
    reporter.exception(reason, { unhandled: "rejection" }),
  );
  return { reporter, analytics: createLateAnalytics(), log: createLogger({ console, reporter }) };
}
