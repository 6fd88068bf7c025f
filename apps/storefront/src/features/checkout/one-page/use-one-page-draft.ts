import { useDraft } from "@aradhana/checkout/draft";
import type { Draft, StoredDrafts } from "@aradhana/core/checkout";
import { useEffect, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { mayHaveDraft } from "../drafts/new-goods-order.ts";
import type { shopDrafts } from "../drafts/shop-drafts.ts";

interface Options {
  itemId: string;
  /** The empty draft of the first render. */
  blank(): Draft;
  /** Removes from a saved draft what is no longer available. */
  adapt(saved: Draft): Draft;
  /** Fetches what stores drafts. */
  load(): Promise<{ shopDrafts: typeof shopDrafts }>;
}

/** The order being filled in. What stores it is fetched once there is something to store or to restore. */
export function useOnePageDraft({ itemId, blank, adapt, load }: Options) {
  const { country } = useVisitor();
  const storage = useBrowser()?.drafts;
  const [drafts, setDrafts] = useState<StoredDrafts>();
  const { draft, change, startOver } = useDraft({ country, drafts, blank, adapt });

  const isTouched = draft.at > 0;
  useEffect(() => {
    if (!storage || drafts || !(isTouched || mayHaveDraft(storage, itemId))) return;
    let isCurrent = true;
    void load().then(({ shopDrafts }) => {
      if (isCurrent) setDrafts(shopDrafts(storage));
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, drafts, isTouched, itemId, load]);

  return { draft, change, startOver };
}
