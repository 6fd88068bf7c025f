/** An error without personal data. */
export type LoggableError = {
  type: string;
  message: string;
  /** The SQLSTATE of a database error, or the code of a system error. */
  code?: string;
  query?: string;
  frames: string[];
  cause?: LoggableError;
};

/**
 * The parts of an error that may be logged. A query's parameters and the message of a database error are left out,
 * because both can contain personal data.
 */
export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", frames: [] };
  const query = "query" in error && typeof error.query === "string" ? error.query : undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const isDatabaseError = query !== undefined || (code !== undefined && /^[0-9A-Z]{5}$/.test(code));
  return {
    type: error.name,
    message: isDatabaseError ? "database error" : error.message,
    ...(code && { code }),
    ...(query && { query }),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: loggable(error.cause) }),
  };
}
