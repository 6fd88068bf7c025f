import type { Logger } from "pino";

interface Job {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /**
   * Returns how much it did; after a run that did something the next follows at once. One with much to do
   * asks before each piece of work whether it is to stop, and waits for nobody once it is.
   */
  run: (stop: AbortSignal) => Promise<number>;
}

/** A job that runs by itself until it is stopped. */
export interface Running {
  /** Runs it now, for whoever knows that there is something to do. */
  wake(): void;
  /** Resolves when the run in work is over; none follows. */
  stop(): Promise<void>;
}

/** Runs a job again and again, never twice at once. What it throws is logged, and it runs again. */
export function repeat({ name, everyMs, run }: Job, log: Logger): Running {
  const stopping = new AbortController();
  let woken = false;
  let endPause: () => void = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = false;
      const done = await run(stopping.signal).catch((error: unknown) => {
        log.error({ err: error, job: name }, "a job failed");
        return 0;
      });
      if (done === 0 && !woken && !stopping.signal.aborted) await pause();
    }
  };
  const ended = loop();

  return {
    wake() {
      woken = true;
      endPause();
    },
    stop() {
      stopping.abort();
      endPause();
      return ended;
    },
  };
}
