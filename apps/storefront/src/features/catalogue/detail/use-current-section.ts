import { useEffect, useState } from "react";

/** A line a quarter down the window: what is read is the section that crosses it. */
const READING_LINE = "-25% 0px -75% 0px";

/** The id of the section that is read now, of sections in the order of the page; none above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const wanted = ids.join(" ");
  useEffect(() => {
    const order = wanted.split(" ");
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        // Between two sections the last one stays marked.
        const last = order.findLast((id) => crossing.has(id));
        if (last) setCurrent(last);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [wanted]);
  return current;
}
