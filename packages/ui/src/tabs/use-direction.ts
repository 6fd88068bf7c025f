import { type RefObject, useLayoutEffect, useState } from "react";

/** Which way the line runs where an element stands: arrow keys follow it. Left to right until the browser has told. */
export function useDirection(element: RefObject<HTMLElement | null>) {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useLayoutEffect(() => {
    if (element.current) setDirection(getComputedStyle(element.current).direction === "rtl" ? "rtl" : "ltr");
  }, [element]);
  return direction;
}
