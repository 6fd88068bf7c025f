/** An error as it may be written down. */
export type LoggableError = {
  type: string;
  message: string;
  /** SQLSTATE of the database, or the system's own code. */
  code?: string;
  query?: string;
  frames: string[];
  cause?: LoggableError;
};

/**
 * What a log may hold of an error: a failed query without its parameters, and a database's complaint without
 * the row it quotes, since both hold people's data.
 */
export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", frames: [] };
  const query = "query" in error && typeof error.query === "string" ? error.query : undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const isOfDatabase = query !== undefined || (code !== undefined && /^[0-9A-Z]{5}$/.test(code));
  return {
    type: error.name,
    message: isOfDatabase ? "the database refused" : error.message,
    ...(code && { code }),
    ...(query && { query }),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: loggable(error.cause) }),
  };
}
