import { useDraft as useAnyDraft } from "@aradhana/checkout/draft";
import { type Draft, type DraftChange, fitDraft, newDraft } from "@aradhana/core/checkout";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { widgetDrafts } from "../buyer/widget-drafts.ts";
import type { WidgetProps } from "../widget.ts";
import { prefilled } from "./prefilled.ts";

/** A booking that is being filled in, and what can be done with it. */
export interface Drafting {
  draft: Draft;
  change(part: DraftChange): void;
  /** Whether the buyer agrees to the terms; never stored. */
  agreed: boolean;
  setAgreed(agreed: boolean): void;
  /** Whether it was filled in before this page was there. */
  isFound: boolean;
  /** Discards what was filled in. */
  startOver(): void;
}

type Item = Pick<Draft, "type" | "itemId" | "title">;

/**
 * The booking of one puja or chadhaava, of which the `offered` items can be chosen. A buyer who returns from the payment
 * finds it as it was left; after a reload the terms alone have to be accepted again.
 */
export function useDraft(
  { buyer, visitor, host }: Pick<WidgetProps, "buyer" | "visitor" | "host">,
  item: Item,
  offered: readonly string[],
): Drafting {
  const { country } = visitor;
  const { itemId } = item;
  const { consents, verified, tab } = buyer;
  const drafts = useMemo(() => widgetDrafts(tab), [tab]);
  function blank() {
    const empty = newDraft({ ...item, country }, verified && { phone: verified.phone });
    return { ...empty, ...prefilled(empty, host.prefill()) };
  }
  const { draft, isRestored, change, startOver } = useAnyDraft({
    ...{ country, blank, drafts },
    adapt: (saved) => fitDraft(saved, country, { items: offered }),
  });
  const [wasOpen] = useState(() => consents.has(itemId));
  const [agreed, setAgreed] = useState(() => consents.get(itemId) ?? false);
  const agree = useCallback(
    (next: boolean) => {
      consents.set(itemId, next);
      setAgreed(next);
    },
    [consents, itemId],
  );

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    function prefill() {
      const part = prefilled(latest.current, host.prefill());
      if (Object.keys(part).length > 0) change(part);
    }
    prefill();
    return host.onPrefill(prefill);
  }, [host, change]);

  return {
    draft,
    change(part) {
      if (!consents.has(itemId)) consents.set(itemId, agreed);
      change(part);
    },
    agreed,
    setAgreed: agree,
    isFound: isRestored && !wasOpen,
    startOver() {
      agree(false);
      consents.delete(itemId);
      startOver(blank());
    },
  };
}
