export { reloadHomeOnce } from "@aradhana/browser/lazy";
export { isChunkFailure } from "@aradhana/core/lazy";

/** Loads the page at this address anew: a screen that was lost once stays lost in its document. */
export function reopen(): void {
  window.location.reload();
}

/** Whether this page would come anew, whatever the browser thinks of its connection. */
export function isReached(): Promise<boolean> {
  return window.fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
