import type { Clock } from "../clock.ts";

/** The oldest entries beyond this number are removed. */
const MAX_ENTRIES = 500;

/**
 * Caches what was read for `retentionMs`. Simultaneous callers share one read, and a failed read is removed
 * immediately.
 */
export function createReadCache<Value>({ clock, retentionMs }: { clock: Clock; retentionMs: number }) {
  const entries = new Map<string, { since: number; value: Promise<Value> }>();

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime();
    const cached = entries.get(key);
    // A clock that was set back must not keep an entry alive.
    if (cached && cached.since <= now && now < cached.since + retentionMs) return cached.value;

    const value = read();
    entries.delete(key);
    entries.set(key, { since: now, value });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(oldest);
    }
    return value;
  };
}
