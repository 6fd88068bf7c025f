import type { ChatSignals } from "./chat-signals.ts";

export type Changes = ReturnType<typeof watchChanges>;

/** Remembers a change that comes while messages are read, so that none is missed between reading and waiting. */
export function watchChanges(signals: ChatSignals, topics: readonly string[]) {
  let isChanged = false;
  let isEnded = false;
  let resume = () => {};
  const changed = () => {
    isChanged = true;
    resume();
  };
  const end = () => {
    isEnded = true;
    unsubscribe();
    signals.closing.removeEventListener("abort", end);
    changed();
  };
  const unsubscribe = signals.subscribe(topics, changed);
  signals.closing.addEventListener("abort", end);

  return {
    isEnded: () => isEnded || signals.closing.aborted,
    clear() {
      isChanged = false;
    },
    /** Resolves at the next change, or with false when `ms` have passed without one. */
    next: (ms: number) =>
      new Promise<boolean>((resolve) => {
        if (isChanged || isEnded) return resolve(true);
        const timer = setTimeout(() => resolve(false), ms);
        timer.unref();
        resume = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }),
    /** Ends the wait, if there is one. */
    end,
  };
}
