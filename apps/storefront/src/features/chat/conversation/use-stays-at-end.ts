import { type RefObject, useLayoutEffect, useRef } from "react";

/** How far from the end, in px, still counts as being there. */
const NEAR = 80;

/** Scrolls `box` to its end when what is shown there changes while the end is in view; `shown` is a key of it. */
export function useStaysAtEnd(box: RefObject<HTMLElement | null>, shown: string): void {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    const onScroll = () => {
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element?.addEventListener("scroll", onScroll, { passive: true });
    return () => element?.removeEventListener("scroll", onScroll);
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    if (shown && element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [box, shown]);
}
