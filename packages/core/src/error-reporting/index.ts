export { createDeferredReporter, type DeferredReporter, silentReporter } from "./create-deferred-reporter.ts";
export { cutMessage } from "./cut-message.ts";
export type { ErrorReporter, Severity } from "./error-reporter.ts";
export { reportingRules } from "./reporting-rules.ts";
export { type ReportEvent, scrubBreadcrumb, scrubEvent } from "./scrub-event.ts";
