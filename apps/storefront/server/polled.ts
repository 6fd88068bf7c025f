interface Options<Value> {
  /** Fetches the value from the API. */
  read: () => Promise<Value>;
  /** The value until the API has responded. */
  first: Value;
  onError(error: unknown): void;
  /** Milliseconds. @default performance.now */
  clock?: (() => number) | undefined;
}

const STORED_FOR = 30_000; // ms: so soon a change is known
const RETRY_AFTER = 5_000; // ms
const TIMEOUT = 1_000; // ms: the first visitor's, before the API has answered at all

/**
 * A value fetched from the API and cached for a short time. While the API is unreachable the last one is used, and no
 * request waits for a new one.
 */
export function createPolled<Value>({
  read,
  first,
  onError,
  clock = () => performance.now(),
}: Options<Value>) {
  let known = first;
  let hasAnswered = false;
  let nextRead = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh() {
    try {
      known = await read();
      hasAnswered = true;
      nextRead = clock() + STORED_FOR;
    } catch (error) {
      onError(error);
      nextRead = clock() + RETRY_AFTER;
    } finally {
      reading = undefined;
    }
  }

  return async (): Promise<Value> => {
    if (clock() >= nextRead) reading ??= refresh();
    if (!hasAnswered && reading !== undefined) await withinWait(reading);
    return known;
  };
}

function withinWait(reading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT);
    void reading.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
