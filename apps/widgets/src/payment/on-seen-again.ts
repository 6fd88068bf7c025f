/** Says whenever this page is seen again, as after another tab or an app. Gives what ends it. */
export function onSeenAgain(run: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && run();
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("focus", seen);
  window.addEventListener("pageshow", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("focus", seen);
    window.removeEventListener("pageshow", seen);
  };
}
