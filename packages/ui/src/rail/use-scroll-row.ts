import { useEffect, useRef, useState } from "react";

/**
 * State of a horizontally scrolling row with `count` items: possible directions, number of views before the
 * current one, and a function to scroll. No direction is possible until the row is measured (`known`).
 */
export function useScrollRow<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null);
  const [position, setPosition] = useState({ known: false, back: false, on: false, place: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items changes the width of the row
  useEffect(() => {
    const element = row.current;
    if (!element) return;

    function read() {
      if (!element) return;
      const { clientWidth, scrollWidth } = element;
      // Negative in right-to-left text. Browsers leave fractions of a pixel at the ends.
      const behind = Math.abs(element.scrollLeft);
      const back = behind > 1;
      const on = behind + clientWidth < scrollWidth - 1;
      const place = clientWidth > 0 ? Math.round(behind / clientWidth) : 0;
      setPosition((before) =>
        before.known && before.back === back && before.on === on && before.place === place
          ? before
          : { known: true, back, on, place },
      );
    }

    // The observer also reports the first size, after the browser's own layout. Reading a width earlier would
    // force a layout of the whole page for every row.
    // earlier makes it lay out the whole page there and then, once for every row.
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [count]);

  /** Scrolls by one view. CSS decides whether smoothly, or at once for reduced motion. */
  function move(direction: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const along = getComputedStyle(element).direction === "rtl" ? -direction : direction;
    element.scrollBy({ left: along * element.clientWidth });
  }

  return { row, ...position, move };
}
