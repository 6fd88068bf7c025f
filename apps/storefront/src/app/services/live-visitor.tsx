import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { useBrowser } from "../../shared/services/browser.tsx";
import { type Visitor, VisitorProvider } from "../../shared/services/visitor.tsx";

interface Props {
  /** The visitor that the page was rendered for. */
  rendered: Visitor;
  /** Reloads the data of the page, whose prices are another country's. */
  reload(): void;
  children: ReactNode;
}

/** Provides the visitor: as the page was rendered, then with the country as it becomes known. */
export function LiveVisitor({ rendered, reload, children }: Props) {
  const country = useBrowser()?.country;
  const [known, setKnown] = useState(country?.known() ?? rendered.country);
  const visitor = useMemo(
    () => (known === rendered.country ? rendered : { ...rendered, country: known }),
    [rendered, known],
  );

  useEffect(() => {
    if (!country) return;
    let shown = rendered.country;
    const look = () => {
      const found = country.known() ?? shown;
      if (found === shown) return;
      shown = found;
      // Parts of a long page may still wait for their hydration.
      startTransition(() => setKnown(found));
      reload();
    };
    look();
    return country.subscribe(look);
  }, [country, rendered, reload]);

  return <VisitorProvider value={visitor}>{children}</VisitorProvider>;
}
