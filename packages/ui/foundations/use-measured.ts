import { useEffect, useState } from "react";

/** A measurement of the rendered element, repeated when the toolbar changes scheme, theme or text size. */
export function useMeasured<Measure>(read: (computed: CSSStyleDeclaration) => Measure) {
  const [sample, setSample] = useState<HTMLElement | null>(null);
  const [measure, setMeasure] = useState<Measure>();
  useEffect(() => {
    if (!sample) return;
    const remeasure = () => setMeasure(read(getComputedStyle(sample)));
    remeasure();
    const root = new MutationObserver(remeasure);
    root.observe(document.documentElement, { attributes: true });
    return () => root.disconnect();
  }, [sample, read]);
  return [measure, setSample] as const;
}
