import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

const never = () => () => {};

/** Puts what it holds at the end of the body, above the page. On the server it is nothing. */
export function BodyPortal({ children }: { children: ReactNode }) {
  // The first render in the browser must agree with the server, which has no body to put it in.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(children, document.body) : null;
}
