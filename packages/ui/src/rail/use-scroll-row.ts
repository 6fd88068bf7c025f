import { useEffect, useRef, useState } from "react";

/**
 * A row of `count` things that scrolls sideways: which ways it still can, how many views of it lie behind, and how it
 * is moved on. Neither way, until the browser has laid it out (`known`): what moves the row is of no use before.
 */
export function useScrollRow<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null);
  const [stand, setStand] = useState({ known: false, back: false, on: false, place: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of things is another width of the row
  useEffect(() => {
    const element = row.current;
    if (!element) return;

    function read() {
      if (!element) return;
      const { clientWidth, scrollWidth } = element;
      // Negative where the line runs from right to left. Browsers leave parts of a pixel at the ends.
      const behind = Math.abs(element.scrollLeft);
      const back = behind > 1;
      const on = behind + clientWidth < scrollWidth - 1;
      const place = clientWidth > 0 ? Math.round(behind / clientWidth) : 0;
      setStand((before) =>
        before.known && before.back === back && before.on === on && before.place === place
          ? before
          : { known: true, back, on, place },
      );
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
  }, [count]);

  /** By what is in view. The CSS decides how: smoothly, or at once where motion is not wanted. */
  function move(direction: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const along = getComputedStyle(element).direction === "rtl" ? -direction : direction;
    element.scrollBy({ left: along * element.clientWidth });
  }

  return { row, ...stand, move };
}
