import { useEffect, useRef } from "react";

/** Leads a focus whose button went with what was pressed to the heading of what took its place. */
export function useFocusOnNews(status: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(status);

  useEffect(() => {
    if (!status) return;
    const isNews = shown.current !== undefined && shown.current !== status;
    shown.current = status;
    const heading = place.current?.querySelector("h2");
    if (!isNews || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    // It may be the clock's news while somebody reads further down.
    heading.focus({ preventScroll: true });
  }, [status]);

  return place;
}
