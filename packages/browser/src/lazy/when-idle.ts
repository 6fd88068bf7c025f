const AT_THE_LATEST = 2_000; // ms

/** Runs once the browser is idle, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: AT_THE_LATEST });
  else setTimeout(run, 200);
}
