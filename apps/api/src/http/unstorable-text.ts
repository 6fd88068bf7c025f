/**
 * Where inside `value` the first text stands that cannot be stored and sent, as a dotted path: PostgreSQL
 * takes no NUL, and half of a surrogate pair is no character at all.
 */
export function findUnstorableText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === "string") {
    return value.isWellFormed() && !value.includes("\0") ? undefined : path.join(".");
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorableText(key, path) ?? findUnstorableText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
