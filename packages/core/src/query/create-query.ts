import { createStore, type StoreApi } from "zustand/vanilla";
import type { Failure } from "./failure.ts";
import { type Report, settle } from "./settle.ts";

/** Data that a screen reads. What is known stays while it is fetched again. */
export type QueryState<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value; isFetching: boolean }
  | { status: "failed"; failure: Failure; isFetching: boolean };

export interface Query<Value> extends Pick<StoreApi<QueryState<Value>>, "getState" | "subscribe"> {
  /** Fetches, and aborts any fetch before it: its signal is aborted and its result dropped. */
  fetch(load: (signal: AbortSignal) => Promise<Value>): void;
  /** Aborts a fetch in progress. */
  cancel(): void;
}

interface Options<Value> {
  report: Report;
  /** A value that is known already, as from the server's document. */
  initial?: Value | undefined;
}

/**
 * One read of the API that always settles. It retries nothing itself: every GET is retried by the client
 * (`retryReads`), and retries on two levels would multiply.
 */
export function createQuery<Value>({ report, initial }: Options<Value>): Query<Value> {
  const store = createStore<QueryState<Value>>(() =>
    initial === undefined ? { status: "loading" } : { status: "ready", value: initial, isFetching: false },
  );
  const { getState, subscribe } = store;
  const setState = (state: QueryState<Value>) => store.setState(state, true);
  let current = new AbortController();

  const cancel = () => current.abort();

  async function fetch(load: (signal: AbortSignal) => Promise<Value>) {
    cancel();
    current = new AbortController();
    const { signal } = current;
    const before = getState();
    if (before.status !== "loading") setState({ ...before, isFetching: true });
    const isAborted = (error: unknown) =>
      signal.aborted && error instanceof Error && error.name === "AbortError";
    const settled = await settle(
      () => load(signal),
      (error) => isAborted(error) || report(error),
    );
    if (signal.aborted) return;
    setState(
      settled.ok
        ? { status: "ready", value: settled.value, isFetching: false }
        : { status: "failed", failure: settled.failure, isFetching: false },
    );
  }

  return { getState, subscribe, fetch: (load) => void fetch(load), cancel };
}
