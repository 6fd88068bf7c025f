import { reloadHome } from "@aradhana/core/lazy";

export { isChunkFailure } from "@aradhana/core/lazy";

/** `reloadHome` of this tab. */
export function reloadHomeOnce(): boolean {
  const { location } = window;
  return reloadHome({ storage: tab, now: Date.now(), leave: (address) => location.assign(address) });
}

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

/** What outlives a reload: the tab's storage, or the tab's name where that is blocked or full. */
const tab = {
  get(key: string) {
    if (window.name.startsWith(key)) return window.name.slice(key.length);
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string) {
    // A name that another site gave the tab is not ours to take.
    const isOurs = window.name.startsWith(key);
    try {
      window.sessionStorage.setItem(key, value);
      if (isOurs) window.name = "";
    } catch {
      if (isOurs || !window.name) window.name = key + value;
    }
  },
};
