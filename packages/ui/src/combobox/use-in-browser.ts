import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this runs in a browser. The first render there returns false, to match the server. */
export function useInBrowser() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
