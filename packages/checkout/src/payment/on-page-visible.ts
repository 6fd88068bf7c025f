/** Calls `run` whenever this page is visible again, as after another tab or an app. Returns a function that stops it. */
export function onPageVisible(run: () => void): () => void {
  const show = () => document.visibilityState === "visible" && run();
  document.addEventListener("visibilitychange", show);
  window.addEventListener("focus", show);
  window.addEventListener("pageshow", show);
  return () => {
    document.removeEventListener("visibilitychange", show);
    window.removeEventListener("focus", show);
    window.removeEventListener("pageshow", show);
  };
}
