/**
 * Whether every text inside `value` can be stored and sent: PostgreSQL takes no NUL, and half of a
 * surrogate pair is no character at all.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
