import { reloadHomeOnce, reopen } from "./chunk-failure.ts";

/**
 * Whether a lost script means that there is no network. A saved copy was opened without one, whatever the browser reports
 * (server/before-paint-script.ts).
 */
export function isOffline(): boolean {
  const { savedAt, backOnline } = document.documentElement.dataset;
  return !navigator.onLine || (savedAt !== undefined && backOnline === undefined);
}

/**
 * After a script was lost for good: opens home, once. Offline, the page reloads when the network returns. Returns a function
 * that cancels that; undefined if home was opened before.
 */
export function recoverPage(): (() => void) | undefined {
  if (!isOffline()) return reloadHomeOnce() ? () => {} : undefined;
  window.addEventListener("online", reopen, { once: true });
  return () => window.removeEventListener("online", reopen);
}
