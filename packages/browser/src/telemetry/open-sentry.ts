import {
  type ErrorReporter,
  reportingRules,
  scrubBreadcrumb,
  scrubEvent,
} from "@aradhana/core/error-reporting";
import type { Extra } from "@aradhana/core/logging";
import {
  addBreadcrumb,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/browser";
import { tracePageLoad } from "./trace-page-load.ts";

/**
 * Sentry without the integrations that observe the page by themselves, because their breadcrumbs contain what people
 * type and press. Core scrubs each event.
 */
export function openSentry(dsn: string): ErrorReporter {
  const client = new BrowserClient({
    ...reportingRules,
    ignoreErrors: [...reportingRules.ignoreErrors],
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    // Each trace is a separate event and goes through `beforeSendTransaction`.
    traceLifecycle: "static",
    attachStacktrace: false,
    enhanceFetchErrorMessages: "report-only",
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: scrubBreadcrumb,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  scope.addEventProcessor((event) => ({ ...event, request: { url: window.location.href } }));
  client.init();
  tracePageLoad();

  const withExtra = (extra: Extra | undefined) => scope.clone().setExtras({ ...extra });
  return {
    exception(thrown, extra) {
      withExtra(extra).captureException(thrown);
    },
    message(text, severity, extra) {
      // Each API response is a breadcrumb of the next event (decision 0012).
      if (severity === "debug")
        addBreadcrumb({ category: "log", message: text, level: severity, ...(extra && { data: extra }) });
      else withExtra(extra).captureMessage(text, severity);
    },
    identify(userId) {
      scope.setUser(userId === undefined ? null : { id: userId });
    },
  };
}
