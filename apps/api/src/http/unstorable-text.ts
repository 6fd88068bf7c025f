/**
 * The dotted path of the first text in `value` that cannot be stored: PostgreSQL rejects NUL characters, and
 * half of a surrogate pair is not valid Unicode.
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
