import type { Extra, Level, Log } from "./log.ts";

/** The part of an error reporter that the logger needs; it has no "warn" level. */
export interface MessageReporter {
  message(text: string, severity: "error" | "warning" | "info" | "debug", extra?: Extra): void;
}

export interface Logger extends Log {
  /** Logs at `level`. @default "error" */
  log(message: string, extra?: Extra, level?: Level): void;
}

interface Ports {
  console: Pick<Console, Level>;
  reporter: MessageReporter;
}

const severities = { error: "error", warn: "warning", info: "info", debug: "debug" } as const;

/** A log that writes to the console and to the error reporter, at the level of the message. */
export function createLogger({ console, reporter }: Ports): Logger {
  const log = (message: string, extra?: Extra, level: Level = "error") => {
    console[level](message, ...(extra ? [extra] : []));
    reporter.message(message, severities[level], extra);
  };
  return {
    log,
    error: (message, extra) => log(message, extra, "error"),
    warn: (message, extra) => log(message, extra, "warn"),
    info: (message, extra) => log(message, extra, "info"),
    debug: (message, extra) => log(message, extra, "debug"),
  };
}
