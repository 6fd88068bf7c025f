import type { Progress } from "@aradhana/core/time";
import { useEffect, useState } from "react";

/**
 * Where what the visitor sees of this document begins, in px from its top, measured whenever the progress changes. A frame may
 * be as tall as its content: then its own top is often not in view.
 */
export function useFirstVisibleLine(progress: Progress): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (progress === "quiet" || window.parent === window) return;
    // Knows how much the pages around the frame show of it.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setTop(Math.max(0, entry.intersectionRect.top));
      observer.disconnect();
    });
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [progress]);
  return top;
}
