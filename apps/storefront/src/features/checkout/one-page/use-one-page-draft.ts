import { useDraft } from "@aradhana/checkout/draft";
import type { Draft, StoredDrafts } from "@aradhana/core/checkout";
import { useEffect, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { mayHaveDraft, mayHaveSold } from "../drafts/new-goods-order.ts";
import type { shopDrafts } from "../drafts/shop-drafts.ts";

interface Options {
  itemId: string;
  /** The empty draft of the first render. */
  blank(): Draft;
  /** Removes from a saved draft what is no longer available. */
  adapt(saved: Draft): Draft;
  /** Fetches what stores drafts. */
  load(): Promise<{ shopDrafts: typeof shopDrafts }>;
  /** Called before the draft is restored where a good was sold meanwhile: its order may continue with this one. */
  takeOver?(drafts: StoredDrafts): Promise<void>;
}

/** The order being filled in. What stores it is fetched once there is something to store or to restore. */
export function useOnePageDraft({ itemId, blank, adapt, load, takeOver }: Options) {
  const { country } = useVisitor();
  const storage = useBrowser()?.drafts;
  const [drafts, setDrafts] = useState<StoredDrafts>();
  const { draft, change, startOver } = useDraft({ country, drafts, blank, adapt });

  const isTouched = draft.at > 0;
  useEffect(() => {
    const hasSold = storage && takeOver && mayHaveSold(storage);
    if (!storage || drafts || !(isTouched || hasSold || mayHaveDraft(storage, itemId))) return;
    let isCurrent = true;
    void load().then(async ({ shopDrafts }) => {
      const stored = shopDrafts(storage);
      if (hasSold) await takeOver(stored);
      if (isCurrent) setDrafts(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, drafts, isTouched, itemId, load, takeOver]);

  return { draft, change, startOver };
}
