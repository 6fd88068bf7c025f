import { reloadHome } from "@aradhana/core/lazy";

/** `reloadHome` of this tab. Returns whether it will reload. @default `leave` opens the address in this window */
export function reloadHomeOnce(
  leave: (address: string) => void = (address) => window.location.assign(address),
): boolean {
  return reloadHome({ storage: tab, now: Date.now(), leave });
}

/** Survives a reload: the tab's storage, or the window's name where that storage is blocked or full. */
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
    // A name that another site gave the window is not ours to replace.
    const isOurs = window.name.startsWith(key);
    try {
      window.sessionStorage.setItem(key, value);
      if (isOurs) window.name = "";
    } catch {
      if (isOurs || !window.name) window.name = key + value;
    }
  },
};
