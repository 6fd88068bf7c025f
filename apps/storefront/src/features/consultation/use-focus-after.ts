import { type RefObject, useEffect, useRef } from "react";

/** After a change of the state, moves the focus to what replaced the part that had it. */
export function useFocusAfter<Place extends HTMLElement>(state: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const shown = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (shown.current !== state && isLost) place.current?.focus();
    shown.current = state;
  }, [state]);
  return place;
}
