import type { Chadhaava } from "@aradhana/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import {
  newOfferingDraft,
  type OfferingDraft,
  readOfferingDraft,
  saveOfferingDraft,
} from "../../checkout/offering/offering-draft.ts";
import { offeringRows } from "../../checkout/offering/offering-rows.ts";

/** Some fields of a draft, or a function that is given the draft as it is by then. */
export type OfferingChange = Partial<OfferingDraft> | ((draft: OfferingDraft) => Partial<OfferingDraft>);

/** The chadhaava being filled in. Each change is saved for this tab. */
export function useOfferingDraft(chadhaava: Chadhaava) {
  const browser = useBrowser();
  const { country } = useVisitor();
  const [draft, setDraft] = useState(() => newOfferingDraft(chadhaava, country));
  const latest = useRef(draft);

  // After hydration, since the server drew the page without knowing what this tab stores.
  useEffect(() => {
    if (!browser) return;
    const saved = readOfferingDraft(browser.drafts, chadhaava.id, offeringRows(chadhaava));
    if (!saved) return;
    // Chosen before the page could read what was saved: the newer choice counts.
    latest.current = { ...saved, items: { ...saved.items, ...latest.current.items } };
    setDraft(latest.current);
  }, [browser, chadhaava]);

  const change = useCallback(
    (part: OfferingChange) => {
      const changed = typeof part === "function" ? part(latest.current) : part;
      latest.current = { ...latest.current, ...changed, at: Date.now() };
      if (browser) saveOfferingDraft(browser.drafts, latest.current);
      setDraft(latest.current);
    },
    [browser],
  );

  return { draft, change };
}
