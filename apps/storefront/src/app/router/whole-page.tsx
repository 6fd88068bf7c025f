import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** Lays out the complete page after a reload, after Back and after a navigation (below-fold.css). */
export function WholePage() {
  const { key } = useLocation();

  useLayoutEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (key === "default" && arrival?.type === "navigate") return;
    document.documentElement.dataset.whole = "";
  }, [key]);

  return null;
}
