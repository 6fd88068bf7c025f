import { isChunkFailure } from "@aradhana/core/lazy";

export { reloadHomeOnce } from "@aradhana/browser/lazy";
export { isChunkFailure };

/** Reports a bug as an uncaught error. A script that was lost is none. */
export function reportBug(error: unknown): void {
  if (!isChunkFailure(error)) window.reportError(error);
}

/** Reloads the page: a document remembers a failed import of a screen. */
export function reopen(): void {
  window.location.reload();
}

/** Whether a reload would succeed, whatever the browser reports about its connection. */
export function isReached(): Promise<boolean> {
  return window.fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
