/**
 * An address in its parts, or nothing where the text is none. `URL.canParse` would tell too, but browsers
 * that cheap phones still have do not know it (Chrome before 120, Safari before 17).
 */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** What stands after the path: "?a=1", or nothing. */
export function queryString(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
