import type { Chadhaava } from "@aradhana/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadOfferingActions } from "../../features/checkout/offering/load-offering-actions.ts";
import {
  hasOfferingDraft,
  newOfferingDraft,
  saveOfferingDraft,
} from "../../features/checkout/offering/new-offering-draft.ts";
import type { OfferingDraft } from "../../features/checkout/offering/offering-draft.ts";
import { offeringRows } from "../../features/checkout/offering/offering-rows.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";

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
    if (!browser || !hasOfferingDraft(browser.drafts, chadhaava.id)) return;
    let wanted = true;
    void loadOfferingActions().then(({ readOfferingDraft }) => {
      const saved = readOfferingDraft(browser.drafts, chadhaava.id, offeringRows(chadhaava));
      // What was changed by now is newer than what was saved, and is saved itself.
      if (!wanted || !saved || latest.current.at > 0) return;
      latest.current = saved;
      setDraft(saved);
    });
    return () => {
      wanted = false;
    };
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
