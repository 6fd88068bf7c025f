/** When a lost part of the application may load a new document. The web server's inline scripts obey it too. */
export const reloadRule = {
  /** Of the tab's storage. */
  key: "reloaded_at",
  /** ms, specification section 9 */
  after: 100,
  /** ms: a second failure so soon will not be fixed by another reload */
  onceIn: 30_000,
};

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
  const since = now - Number(storage.get(reloadRule.key) ?? Number.NaN);
  // A clock that was set back must not block the reload for longer.
  if (since >= 0 && since < reloadRule.onceIn) return false;
  storage.set(reloadRule.key, String(now));
  // Without the stored time the next document would reload again.
  if (storage.get(reloadRule.key) !== String(now)) return false;
  setTimeout(() => leave("/"), reloadRule.after);
  return true;
}
