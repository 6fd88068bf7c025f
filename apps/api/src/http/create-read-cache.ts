import type { Clock } from "../clock.ts";

/** The oldest entries beyond this number are removed. */
const MAX_ENTRIES = 500;

interface Options {
  clock: Clock;
  retentionMs: number;
  /**
   * The age in milliseconds from which a value is read anew while callers still get the old one. A caller waits only for
   * the first value, or once the old one is older than `retentionMs`. @default retentionMs: all callers wait
   */
  renewAfterMs?: number;
}

interface Entry<Value> {
  since: number;
  value: Promise<Value>;
  renewal?: Entry<Value>;
}

/**
 * Caches what was read for `retentionMs`. Simultaneous callers share one read, and a failed read is removed
 * immediately.
 */
export function createReadCache<Value>({ clock, retentionMs, renewAfterMs = retentionMs }: Options) {
  const entries = new Map<string, Entry<Value>>();

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime();
    // A clock that was set back must not keep an entry alive.
    const isWithin = (ms: number, { since }: Entry<Value>) => since <= now && now < since + ms;
    const cached = entries.get(key);
    if (cached && isWithin(retentionMs, cached)) {
      if (!isWithin(renewAfterMs, cached)) cached.renewal ??= renew(cached);
      return cached.value;
    }
    const { renewal } = cached ?? {};
    const entry = renewal && isWithin(retentionMs, renewal) ? renewal : { since: now, value: read() };
    store(entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(oldest);
    }
    return entry.value;

    function store(entry: Entry<Value>) {
      entries.delete(key);
      entries.set(key, entry);
    }

    /** Replaces an entry once its new value was read; if the read fails, the next caller starts another one. */
    function renew(old: Entry<Value>): Entry<Value> {
      const renewal = { since: now, value: read() };
      renewal.value.then(
        () => {
          if (entries.get(key) === old) store(renewal);
        },
        () => {
          delete old.renewal;
        },
      );
      return renewal;
    }
  };
}
