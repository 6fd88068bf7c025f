import { type RefObject, useEffect, useState } from "react";

/** Whether an element was ever near the viewport: what is heavy can wait until then. */
export function useIsNear(place: RefObject<Element | null>, distance: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: distance },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, distance]);
  return isNear;
}
