import { useCallback, useContext } from "react";
import { ProgressContext } from "./progress-context.ts";

/**
 * For the work of a press that no busy button shows: the page is in progress, and what was pressed is marked, until it
 * settles. Returns the work.
 */
export function useShowProgress() {
  const begin = useContext(ProgressContext)?.begin;
  return useCallback(
    <Result>(work: Promise<Result>): Promise<Result> => {
      const end = begin?.();
      if (end) work.then(end, end);
      return work;
    },
    [begin],
  );
}
