import { AsyncLocalStorage } from "node:async_hooks";

// The id belongs to everything that a request causes, down to log lines and follow-up work; as an argument it would
// be one of nearly every function.
const scope = new AsyncLocalStorage<string>();

/** Runs something as part of a request: its log lines and its follow-up work have the id of the request. */
export const inRequest = <Result>(requestId: string | null, run: () => Result): Result =>
  requestId === null ? run() : scope.run(requestId, run);

/** The id of the request that causes what runs now; undefined in a job of its own. */
export const currentRequestId = (): string | undefined => scope.getStore();
