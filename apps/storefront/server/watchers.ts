import { escapeHtml } from "./markup.ts";

/** Who is told of what happens in a browser. Each of them is silent where it is not configured. */
export interface Watchers {
  sentryDsn?: string | undefined;
  clarityProject?: string | undefined;
}

/**
 * What packages/browser reads of the document: the main script that the page runs, for the update check, and the
 * monitoring tools.
 */
export function watchedBy({ sentryDsn, clarityProject }: Watchers, main: string | undefined): string {
  return Object.entries({ main, "sentry-dsn": sentryDsn, "clarity-project": clarityProject })
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value ?? "")}"`)
    .join("");
}

/**
 * Keeps what breaks on a page before its application listens (packages/browser/src/telemetry/create-telemetry.ts), the first
 * twenty of it. Nothing where nobody is told.
 */
export function earlyErrors({ sentryDsn }: Watchers): string {
  if (!sentryDsn) return "";
  return '(function(early){window.earlyErrors=early;["error","unhandledrejection"].forEach(function(type){addEventListener(type,function(event){window.earlyErrors&&early.length<20&&early.push(event)})})})([]);';
}
