import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether there is a browser. The first render in one must agree with the server, which has none. */
export function useInBrowser() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
