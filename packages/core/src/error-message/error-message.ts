/** What the client knows about a failed call. */
export interface FailedCall {
  code: string;
  /** Seconds, when the server names them. */
  retryAfter?: number | undefined;
}

/** An app's error messages in one language. */
export interface ErrorMessages {
  codes: Readonly<Record<string, string>>;
  /** For a code without its own message, for example from a proxy. */
  other: string;
  wait(seconds: number): string;
}

/** The message for a visitor about a failed call, with the time to wait when the server names it. */
export function errorMessage(
  { code, retryAfter }: FailedCall,
  { codes, other, wait }: ErrorMessages,
  otherwise = other,
): string {
  const message = (Object.hasOwn(codes, code) && codes[code]) || otherwise;
  return retryAfter ? `${message} ${wait(retryAfter)}` : message;
}
