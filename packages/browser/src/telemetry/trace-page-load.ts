import { cleanAddress, scrubText } from "@aradhana/core/privacy";
import { startInactiveSpan } from "@sentry/browser";

/** One of our ids in a path. */
const id = /(?<=\/)[a-z]{2,3}_[0-9A-Za-z]{17,32}(?=\/|$)/g;

/** Traces how long this document took to load, grouped by route. */
export function tracePageLoad(): void {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!document) return;
  const at = (ms: number) => (performance.timeOrigin + ms) / 1000; // seconds, as Sentry expects
  const span = startInactiveSpan({
    // The name is in the envelope's header too, which is not scrubbed.
    name: scrubText(cleanAddress(window.location.pathname)).replace(id, "{id}"),
    op: "pageload",
    startTime: at(0),
    forceTransaction: true,
  });
  for (const [name, from, to] of [
    ["request", document.requestStart, document.responseStart],
    ["response", document.responseStart, document.responseEnd],
    ["document", document.responseEnd, document.domContentLoadedEventEnd],
  ] as const) {
    startInactiveSpan({ name, op: "browser", startTime: at(from), parentSpan: span }).end(at(to));
  }
  span.end(at(document.loadEventEnd || performance.now()));
}
