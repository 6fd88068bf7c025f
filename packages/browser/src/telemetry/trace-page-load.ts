import { cleanAddress, scrubText } from "@aradhana/core/privacy";
import { startInactiveSpan } from "@sentry/browser";

/** One of our ids in a path, which tells one page of a kind from another. */
const id = /(?<=\/)[a-z]{2,3}_[0-9A-Za-z]{17,32}(?=\/|$)/g;

/** Traces how long this document took to load, by the kind of its page. */
export function tracePageLoad(): void {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!document) return;
  const at = (ms: number) => (performance.timeOrigin + ms) / 1000; // seconds, as Sentry counts
  const span = startInactiveSpan({
    // It stands in the head of the envelope too, which passes nobody who would scrub it.
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
