import { createMutation } from "@aradhana/core/query";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { reportUnexpected } from "./report-unexpected.ts";

/**
 * An action behind a button: one run at a time, and always settled, so that no error of any kind leaves the button busy.
 * The newest `run` is the one that a press runs.
 */
export function useMutation<Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const [mutation] = useState(() =>
    createMutation((...given: Given) => latest.current(...given), reportUnexpected),
  );
  const state = useSyncExternalStore(mutation.subscribe, mutation.getState, mutation.getState);
  return { state, mutate: mutation.mutate, reset: mutation.reset };
}
