import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** Has a page that is come back to, or gone to from another, laid out whole (unseen.css). */
export function WholePage() {
  const { key } = useLocation();

  useLayoutEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (key === "default" && arrival?.type === "navigate") return;
    document.documentElement.dataset.whole = "";
  }, [key]);

  return null;
}
