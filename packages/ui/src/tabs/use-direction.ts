import { type RefObject, useEffect, useState } from "react";

/**
 * Which way the line runs where an element stands: arrow keys follow it. Asked whenever the focus comes in, which is before
 * any key: the page may have been turned since, and the element may have come since. Left to right until then.
 */
export function useDirection(element: RefObject<HTMLElement | null>) {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const read = () => setDirection(getComputedStyle(current).direction === "rtl" ? "rtl" : "ltr");
    current.addEventListener("focusin", read);
    return () => current.removeEventListener("focusin", read);
  });
  return direction;
}
