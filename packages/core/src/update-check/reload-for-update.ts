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
  /** Writes what is being filled in to where the page will find it again. */
  saveDrafts(): void;
  reload(): void;
}

/** Reloads for a new release unless that would disturb, or was done a short while ago. Says whether it did. */
export function reloadForUpdate(ports: Ports): boolean {
  const { storage, now, reloadedAt = Number.NaN, isBusy, saveDrafts, reload } = ports;
  const isRecent = (at: number) => Math.abs(now - at) < ONCE_IN;
  if (isRecent(Number(storage.get(key) ?? Number.NaN)) || isRecent(reloadedAt) || isBusy()) return false;
  saveDrafts();
  storage.set(key, String(now));
  reload();
  return true;
}
