const RELOAD_AFTER = 100; // ms, specification section 9
const ONCE_IN = 30_000; // ms: a second failure so soon is not mended by yet another reload
const key = "reloaded_at";

interface Ports {
  /** Of the tab: it has to outlive the reload. */
  storage: { get(key: string): string | null; set(key: string, value: string): void };
  now: number;
  /** Loads the document at an address anew. */
  leave(address: string): void;
}

/**
 * Loads the home page anew 100 ms after a lost chunk: once in half a minute, and only where `storage` keeps when
 * that was. Says whether it will.
 */
export function reloadHome({ storage, now, leave }: Ports): boolean {
  const since = now - Number(storage.get(key) ?? Number.NaN);
  // A clock that was set back must not hold it up for longer than that.
  if (since >= 0 && since < ONCE_IN) return false;
  storage.set(key, String(now));
  // Without the mark, the next document would do the same.
  if (storage.get(key) !== String(now)) return false;
  setTimeout(() => leave("/"), RELOAD_AFTER);
  return true;
}
