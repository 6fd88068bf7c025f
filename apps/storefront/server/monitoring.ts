import { escapeHtml } from "./markup.ts";

/** The monitoring tools of the browser. A tool that is not configured is not used. */
export interface Monitoring {
  sentryDsn?: string | undefined;
  clarityProject?: string | undefined;
}

/**
 * The attributes that packages/browser reads: the main script, for the update check, and the monitoring tools.
 */
export function monitoringAttributes(
  { sentryDsn, clarityProject }: Monitoring,
  main: string | undefined,
): string {
  return Object.entries({ main, "sentry-dsn": sentryDsn, "clarity-project": clarityProject })
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value ?? "")}"`)
    .join("");
}

/**
 * Collects the first twenty errors of a page until its application handles them
 * (packages/browser/src/telemetry/create-telemetry.ts). Empty without error reporting.
 */
export function earlyErrors({ sentryDsn }: Monitoring): string {
  if (!sentryDsn) return "";
  return '(function(early){window.earlyErrors=early;["error","unhandledrejection"].forEach(function(type){addEventListener(type,function(event){window.earlyErrors&&early.length<20&&early.push(event)})})})([]);';
}
