import { useEffect, useState } from "react";

/** A line a quarter down the window: what is read is the section that crosses it. */
const READING_LINE = "-25% 0px -75% 0px";

/** The id of the section that is read now; between two sections that of the last, above the first none. */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of document.querySelectorAll(ids)) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
