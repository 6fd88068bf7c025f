import type { Clock } from "../clock.ts";

/** More than this many entries are not kept: the oldest goes first. */
const MAX_ENTRIES = 500;

/**
 * Remembers what was read for `keepMs`, and lets everybody who asks meanwhile wait for one reading. A
 * failed reading is forgotten at once.
 */
export function shortMemory<Value>({ clock, retentionMs }: { clock: Clock; retentionMs: number }) {
  const kept = new Map<string, { since: number; value: Promise<Value> }>();

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime();
    const known = kept.get(key);
    // A clock that was set back must not keep an entry alive.
    if (known && known.since <= now && now < known.since + retentionMs) return known.value;

    const value = read();
    kept.delete(key);
    kept.set(key, { since: now, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_ENTRIES) break;
      kept.delete(oldest);
    }
    return value;
  };
}
