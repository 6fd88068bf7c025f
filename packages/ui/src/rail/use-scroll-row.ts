import { type RefObject, useEffect, useState } from "react";

/**
 * Which ways a row of `count` things can still be scrolled. Neither, until the browser has laid it out: what moves the
 * row is of no use before.
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ back: false, on: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of things is another width of the row
  useEffect(() => {
    const element = row.current;
    if (!element) return;

    function read() {
      if (!element) return;
      // Negative where the line runs from right to left. Browsers leave parts of a pixel at the ends.
      const back = Math.abs(element.scrollLeft) > 1;
      const on = Math.abs(element.scrollLeft) + element.clientWidth < element.scrollWidth - 1;
      setEnds((known) => (known.back === back && known.on === on ? known : { back, on }));
    }

    // It tells the first size too, once the browser has laid the row out by itself: to ask for a width any
    // earlier makes it lay out the whole page there and then, once for every row.
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [row, count]);

  return ends;
}
