import { createStore, type StoreApi } from "zustand/vanilla";
import type { Failure } from "./failure.ts";
import { type Report, type Settled, settle } from "./settle.ts";

/** An action of the visitor, as a button shows it. */
export type MutationState<Result> =
  | { status: "idle" }
  | { status: "working" }
  | { status: "done"; result: Result }
  | { status: "failed"; failure: Failure };

export interface Mutation<Given extends unknown[], Result>
  extends Pick<StoreApi<MutationState<Result>>, "getState" | "subscribe"> {
  /** Runs the action unless it is running. Resolves to how it ended; to nothing where it was running already. */
  mutate(...given: Given): Promise<Settled<Result> | undefined>;
  /** Back to `idle`: what still runs changes nothing any more. */
  reset(): void;
}

/** One action at a time that always settles. It is never repeated by itself: only the visitor tries again. */
export function createMutation<Given extends unknown[], Result>(
  run: (...given: Given) => Promise<Result>,
  report: Report,
): Mutation<Given, Result> {
  const store = createStore<MutationState<Result>>(() => ({ status: "idle" }));
  const { getState, subscribe } = store;
  const setState = (state: MutationState<Result>) => store.setState(state, true);
  let current = 0;
  return {
    getState,
    subscribe,
    async mutate(...given) {
      if (getState().status === "working") return undefined;
      const own = ++current;
      setState({ status: "working" });
      const settled = await settle(() => run(...given), report);
      if (own === current) {
        setState(
          settled.ok
            ? { status: "done", result: settled.value }
            : { status: "failed", failure: settled.failure },
        );
      }
      return settled;
    },
    reset() {
      current++;
      setState({ status: "idle" });
    },
  };
}
