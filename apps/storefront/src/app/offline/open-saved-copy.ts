import { reopen } from "../../shared/lazy/chunk-failure.ts";
import { copyAddress } from "../../shared/offline/saved-copies.ts";

/** Opens the saved copy of this address, if there is one: a step within the page fetches data, of which there may be none. */
export async function openSavedCopy(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const address = copyAddress(window.location.href);
  // The document itself was opened here: its copy would end here again.
  const [opened] = performance.getEntriesByType("navigation");
  if (opened && copyAddress(opened.name) === address) return;
  if (await window.caches.match(address, { ignoreVary: true })) reopen();
}
