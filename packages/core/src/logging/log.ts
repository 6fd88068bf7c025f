/** Data of a message. It reaches the error reporter: no personal data. */
export type Extra = Readonly<Record<string, unknown>>;

export type Level = "error" | "warn" | "info" | "debug";

/** Messages for the maintainers: to the console and to the error reporter. */
export interface Log {
  error(message: string, extra?: Extra): void;
  warn(message: string, extra?: Extra): void;
  info(message: string, extra?: Extra): void;
  debug(message: string, extra?: Extra): void;
}
