import type { Extra } from "../logging/index.ts";

export type Severity = "error" | "warning" | "info" | "debug";

/** Where what went wrong is told to those who can mend it. Whatever is told is scrubbed on its way out. */
export interface ErrorReporter {
  /** Something was thrown that nobody expected. */
  exception(thrown: unknown, extra?: Extra): void;
  message(text: string, severity: Severity, extra?: Extra): void;
  /** Who is signed in, by an opaque id; nobody from now on, where none is given. */
  identify(userId: string | undefined): void;
}
