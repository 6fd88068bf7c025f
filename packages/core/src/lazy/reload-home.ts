const RELOAD_AFTER = 100; // ms, specification section 9
const ONCE_IN = 30_000; // ms: a second failure so soon will not be fixed by another reload
const key = "reloaded_at";

interface Ports {
  /** Per tab: it must survive the reload. */
  storage: { get(key: string): string | null; set(key: string, value: string): void };
  now: number;
  /** Loads a URL as a new document. */
  leave(address: string): void;
}

/**
 * Reloads the home page 100 ms after a chunk failure: at most once in half a minute, and only if `storage` can
 * store the time. Returns whether it will.
 */
export function reloadHome({ storage, now, leave }: Ports): boolean {
  const since = now - Number(storage.get(key) ?? Number.NaN);
  // A clock that was set back must not block the reload for longer.
  if (since >= 0 && since < ONCE_IN) return false;
  storage.set(key, String(now));
  // Without the stored time the next document would reload again.
  if (storage.get(key) !== String(now)) return false;
  setTimeout(() => leave("/"), RELOAD_AFTER);
  return true;
}
