/** Facts beside a message. They reach the error reporter: no personal data. */
export type Extra = Readonly<Record<string, unknown>>;

export type Level = "error" | "warn" | "info" | "debug";

/** What parts of the product say for whoever maintains it: to the console and to the error reporter. */
export interface Log {
  error(message: string, extra?: Extra): void;
  warn(message: string, extra?: Extra): void;
  info(message: string, extra?: Extra): void;
  debug(message: string, extra?: Extra): void;
}
