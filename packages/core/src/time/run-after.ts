/** Runs something once so many milliseconds have passed. Gives the way to call it off. */
export type After = (ms: number, run: () => void) => () => void;

/** By the clock of wherever this runs. */
export const runAfter: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
