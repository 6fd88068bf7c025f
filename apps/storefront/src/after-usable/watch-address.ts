/** Calls `look` after each change of the address that brings no new document. */
export function watchAddress(look: () => void): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const original = window.history[method];
    window.history[method] = function change(...args) {
      original.apply(this, args);
      look();
    };
  }
  window.addEventListener("popstate", look);
}
