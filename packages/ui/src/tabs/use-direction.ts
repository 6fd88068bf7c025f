import { type RefObject, useEffect, useState } from "react";

/**
 * The text direction at an element, which arrow keys follow. It is read when the focus enters, before any key,
 * because page or element may have changed. Left to right until then.
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
