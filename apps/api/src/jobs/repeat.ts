import type { Logger } from "pino";

export interface Job {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /**
   * Returns the number of items processed; if it is not 0, the next run follows immediately. A long run must check
   * the signal before each item and must not wait for anything once it is aborted.
   */
  run: (stop: AbortSignal) => Promise<number>;
}

/** A job that repeats until it is stopped. */
export interface RepeatingJob {
  /** Runs the job now, because there is new work. */
  wake(): void;
  /** Starts no more runs; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Repeats a job without overlapping runs. An error is logged and the job continues. */
export function repeat({ name, everyMs, run }: Job, log: Logger): RepeatingJob {
  const stopping = new AbortController();
  let isWoken = false;
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
      isWoken = false;
      const done = await run(stopping.signal).catch((error: unknown) => {
        log.error({ err: error, job: name }, "a job failed");
        return 0;
      });
      if (done === 0 && !isWoken && !stopping.signal.aborted) await pause();
    }
  };
  const ended = loop();

  return {
    wake() {
      isWoken = true;
      endPause();
    },
    stop() {
      stopping.abort();
      endPause();
      return ended;
    },
  };
}
