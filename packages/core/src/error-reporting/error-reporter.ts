import type { Extra } from "../logging/index.ts";

export type Severity = "error" | "warning" | "info" | "debug";

/** Where errors are reported to the maintainers. Everything is scrubbed before it is sent. */
export interface ErrorReporter {
  /** An unexpected exception. */
  exception(thrown: unknown, extra?: Extra): void;
  message(text: string, severity: Severity, extra?: Extra): void;
  /** The signed-in user's opaque id, or undefined after a log-out. */
  identify(userId: string | undefined): void;
}
