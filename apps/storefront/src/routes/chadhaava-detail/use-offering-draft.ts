import { useDraft } from "@aradhana/checkout/draft";
import { offeringRows } from "@aradhana/core/catalogue";
import { fitDraft, type StoredDrafts } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import { mayHaveDraft, newOffering } from "../../features/checkout/drafts/new-offering.ts";
import { loadOfferingActions } from "../../features/checkout/offering/load-offering-actions.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";

/** The chadhaava being filled in. What stores it is fetched once there is something to store or to restore. */
export function useOfferingDraft(chadhaava: Chadhaava) {
  const storage = useBrowser()?.drafts;
  const { country } = useVisitor();
  const [drafts, setDrafts] = useState<StoredDrafts>();
  const { draft, change } = useDraft({
    drafts,
    blank: () => newOffering(chadhaava, country),
    adapt: (saved) => fitDraft(saved, country, { items: offeringRows(chadhaava).map(({ id }) => id) }),
  });

  const isTouched = draft.at > 0;
  useEffect(() => {
    if (!storage || drafts || !(isTouched || mayHaveDraft(storage, chadhaava.id))) return;
    let isCurrent = true;
    void loadOfferingActions().then(({ shopDrafts }) => {
      if (isCurrent) setDrafts(shopDrafts(storage));
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, drafts, isTouched, chadhaava.id]);

  return { draft, change };
}
