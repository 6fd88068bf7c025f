import { useLayoutEffect } from "react";

/** Fetches what failed once more when the network is back. */
export function useRefetchWhenOnline(hasFailed: boolean, refetch: () => void): void {
  // A layout effect: the network may be back before the failure is painted.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", refetch);
    return () => window.removeEventListener("online", refetch);
  }, [hasFailed, refetch]);
}
