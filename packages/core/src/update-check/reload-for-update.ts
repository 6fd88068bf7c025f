const ONCE_IN = 600_000; // ms, ruling D2: never twice within ten minutes
const key = "updated_at";

interface Ports {
  /** Of the tab: it has to outlive the reload. */
  storage: { get(key: string): string | null; set(key: string, value: string): void };
  now: number;
  /** When this page came by a reload, whatever caused it: a tab may keep nothing. */
  reloadedAt: number | undefined;
  /** Whether a payment, the entry of a one-time code or a half-filled form is open. */
  isBusy(): boolean;
  reload(): void;
}

/**
 * Reloads for a new release unless that would disturb, or was done a short while ago. Says whether it did.
 * Drafts need no saving first: a form writes each change of its draft to the tab's storage as it is made.
 */
export function reloadForUpdate(ports: Ports): boolean {
  const { storage, now, reloadedAt = Number.NaN, isBusy, reload } = ports;
  const isRecent = (at: number) => Math.abs(now - at) < ONCE_IN;
  if (isRecent(Number(storage.get(key) ?? Number.NaN)) || isRecent(reloadedAt) || isBusy()) return false;
  storage.set(key, String(now));
  reload();
  return true;
}
