import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { useBrowser } from "../../shared/services/browser.tsx";
import { type Visitor, VisitorProvider } from "../../shared/services/visitor.tsx";

interface Props {
  /** For whom the page was drawn. */
  drawn: Visitor;
  /** Fetches anew what the page shows, whose prices are another country's. */
  redraw(): void;
  children: ReactNode;
}

/** Who is looking: whom the page was drawn for, and from then on with the country as it becomes known. */
export function LiveVisitor({ drawn, redraw, children }: Props) {
  const country = useBrowser()?.country;
  const [known, setKnown] = useState(country?.known() ?? drawn.country);
  const visitor = useMemo(
    () => (known === drawn.country ? drawn : { ...drawn, country: known }),
    [drawn, known],
  );

  useEffect(() => {
    if (!country) return;
    let shown = drawn.country;
    const look = () => {
      const found = country.known() ?? shown;
      if (found === shown) return;
      shown = found;
      // Parts of a long page may still wait for their hydration.
      startTransition(() => setKnown(found));
      redraw();
    };
    look();
    return country.subscribe(look);
  }, [country, drawn, redraw]);

  return <VisitorProvider value={visitor}>{children}</VisitorProvider>;
}
