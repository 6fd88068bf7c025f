/** What is known of a refused call. */
export interface FailedCall {
  code: string;
  /** Seconds, where the server names them. */
  retryAfter?: number | undefined;
}

/** What an app has to say of refused calls, in one language. */
export interface ErrorMessages {
  codes: Readonly<Record<string, string>>;
  /** Of a code without words of its own, as of somebody between us and the API. */
  other: string;
  wait(seconds: number): string;
}

/** What a visitor is told of a refused call, with how long to wait where the server says so. */
export function errorMessage(
  { code, retryAfter }: FailedCall,
  { codes, other, wait }: ErrorMessages,
  otherwise = other,
): string {
  const said = (Object.hasOwn(codes, code) && codes[code]) || otherwise;
  return retryAfter ? `${said} ${wait(retryAfter)}` : said;
}
