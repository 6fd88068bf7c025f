import { type After, backOff } from "../time/index.ts";

const FIRST_PAUSE = 500;
const LONGEST_TRIES = 4;

interface PersistOptions {
  after: After;
  random(): number;
  signal: AbortSignal;
}

const statusOf = (error: unknown): number => {
  const { status } = error as { status?: unknown };
  return typeof status === "number" ? status : 0;
};

/** Whether another try has no use: the server said no, and is not only busy. */
export const isFinal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** Resolves after some milliseconds, or when it is aborted. */
const pause = (ms: number, { after, signal }: Omit<PersistOptions, "random">): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = after(ms, resolve);
    signal.addEventListener(
      "abort",
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });

export const pauseAfter = (failed: number, options: PersistOptions): Promise<void> =>
  pause(backOff(FIRST_PAUSE, Math.min(failed, LONGEST_TRIES), options.random), options);

/** Calls until there is a response. Rejects with a final error; resolves with undefined when it is aborted. */
export async function persist<Result>(
  call: () => Promise<Result>,
  options: PersistOptions,
): Promise<Result | undefined> {
  for (let failed = 0; !options.signal.aborted; failed++) {
    try {
      return await call();
    } catch (error) {
      if (isFinal(error)) throw error;
      await pauseAfter(failed, options);
    }
  }
  return undefined;
}
