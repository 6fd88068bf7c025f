import { type RefObject, useEffect, useState } from "react";

/** Less of it in view than this share is out of sight: at the footer of the page, a strip of it remains. */
const VISIBLE = 0.3;

/** Whether the page is scrolled away from an element. */
export function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    // Without the observer, of old browsers, it counts as visible.
    if (!current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setAway((entries.at(-1)?.intersectionRatio ?? 1) < VISIBLE),
      { threshold: VISIBLE },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
