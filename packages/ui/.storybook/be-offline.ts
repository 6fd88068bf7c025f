/** Takes the network away from the browser. Returns the cleanup. */
export function beOffline(): () => void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  window.dispatchEvent(new Event("offline"));
  return () => {
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  };
}
