/** Calls `run` once after some milliseconds. Returns the function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** With a real timer. */
export const runAfter: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
