export { reloadHomeOnce } from "@aradhana/browser/lazy";
export { isChunkFailure } from "@aradhana/core/lazy";

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
