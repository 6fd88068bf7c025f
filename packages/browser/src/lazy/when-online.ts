/** Calls `back` once this browser is connected, at once where it is. Gives what calls it off. */
export function whenOnline(back: () => void): () => void {
  if (navigator.onLine) {
    back();
    return () => {};
  }
  window.addEventListener("online", back, { once: true });
  return () => window.removeEventListener("online", back);
}
