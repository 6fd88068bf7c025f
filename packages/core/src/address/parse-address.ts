/**
 * Parses a URL, or returns undefined. Does not use `URL.canParse`, which older phone browsers lack (Chrome before
 * 120, Safari before 17).
 */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The query string with its question mark, or "" without parameters. */
export function queryString(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
