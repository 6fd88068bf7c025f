/** Calls `back` once this browser is online, at once where it is. Returns a function that cancels it. */
export function whenOnline(back: () => void): () => void {
  if (navigator.onLine) {
    back();
    return () => {};
  }
  window.addEventListener("online", back, { once: true });
  return () => window.removeEventListener("online", back);
}
