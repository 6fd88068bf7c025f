/** Milliseconds until fewer than `allowed` of these times, newest first, are within the window. */
export function waitFor(times: readonly Date[], allowed: number, window: number, now: Date): number {
  const blocking = times[allowed - 1];
  return blocking ? remaining(blocking, window, now) : 0;
}

/** Milliseconds until `window` has passed since `since`. */
export const remaining = (since: Date, window: number, now: Date) =>
  Math.max(0, since.getTime() + window - now.getTime());
