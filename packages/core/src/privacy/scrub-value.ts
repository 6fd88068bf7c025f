import { isSensitiveKey } from "./is-sensitive-key.ts";
import { filtered, scrubText } from "./scrub-text.ts";

const DEEPEST = 5;
const MOST = 50; // entries of a list or a record

/** Removes personal data from any value: sensitive fields by name, texts by content. The result is always finite. */
export function scrubValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value === "number" || typeof value === "bigint") return isLong(value) ? filtered : value;
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "[function]" : value;
  if (depth === DEEPEST) return "[deeper]";
  try {
    if (value instanceof Error) return `${value.name}: ${scrubText(value.message)}`;
    if (Array.isArray(value)) return value.slice(0, MOST).map((item) => scrubValue(item, depth + 1));
    return scrubRecord(value, depth);
  } catch {
    // A getter or a proxy that throws.
    return "[unreadable]";
  }
}

function scrubRecord(record: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(record).slice(0, MOST);
  return Object.fromEntries(
    entries.map(([key, item]) => [
      scrubText(key),
      isSensitiveKey(key) ? filtered : scrubValue(item, depth + 1),
    ]),
  );
}

/** As long as a phone number. */
const isLong = (value: number | bigint) => /\d{7}/.test(String(value));
