/** Calls `onChange` after each change of the address that loads no new document. */
export function watchAddress(onChange: () => void): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const original = window.history[method];
    window.history[method] = function change(...args) {
      original.apply(this, args);
      onChange();
    };
  }
  window.addEventListener("popstate", onChange);
}
