import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useInBrowser } from "../combobox/use-in-browser.ts";

/** Puts what it holds at the end of the body, above the page. On the server it is nothing. */
export function BodyPortal({ children }: { children: ReactNode }) {
  return useInBrowser() ? createPortal(children, document.body) : null;
}
