const ONCE_IN = 600_000; // ms, ruling D2: at most once in ten minutes
const key = "updated_at";

interface Ports {
  /** Per tab: it must survive the reload. */
  storage: { get(key: string): string | null; set(key: string, value: string): void };
  now: number;
  /** When this page was reloaded, for any reason: a tab may store nothing. */
  reloadedAt: number | undefined;
  /** Whether a payment, an OTP entry or a half-filled form is open. */
  isBusy(): boolean;
  reload(): void;
}

/**
 * Reloads for a new release, unless that would disturb the user or happened recently. Returns whether it did.
 * Drafts need not be saved first: a form stores every change in the tab's storage.
 */
export function reloadForUpdate(ports: Ports): boolean {
  const { storage, now, reloadedAt = Number.NaN, isBusy, reload } = ports;
  const isRecent = (at: number) => Math.abs(now - at) < ONCE_IN;
  if (isRecent(Number(storage.get(key) ?? Number.NaN)) || isRecent(reloadedAt) || isBusy()) return false;
  storage.set(key, String(now));
  reload();
  return true;
}
