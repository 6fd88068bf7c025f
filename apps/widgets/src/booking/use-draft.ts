import { useCallback, useEffect, useRef, useState } from "react";
import type { Buyer } from "../buyer/buyer.ts";
import { storeDrafts } from "../buyer/stored-drafts.ts";
import type { WidgetProps } from "../widget.ts";
import { type BookingDraft, movedTo, newDraft, prefilled } from "./booking-draft.ts";

/** Changes some fields; a function is given the draft as it is by then, for whoever waited for something. */
export type ChangeDraft = (
  part: Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>),
) => void;

/** A booking that is being filled in, and what can be done with it. */
export interface Drafting {
  draft: BookingDraft;
  change: ChangeDraft;
  /** Whether it was filled in before this page was there. */
  isFound: boolean;
  /** Throws away what was filled in. */
  startOver(): void;
}

type Surroundings = Pick<WidgetProps, "buyer" | "visitor" | "host">;

/** What was filled in before this page was there, as far as it can still be chosen, for who is in this country by now. */
function found(
  { tab }: Pick<Buyer, "tab">,
  of: string,
  country: WidgetProps["visitor"]["country"],
  offered: readonly string[],
): BookingDraft | undefined {
  const left = storeDrafts(tab).get(of);
  if (!left) return undefined;
  const { draft, country: from } = left;
  const items = Object.fromEntries(Object.entries(draft.items).filter(([id]) => offered.includes(id)));
  return { ...draft, items, consent: false, ...(from !== country && movedTo(country, from, draft)) };
}

/**
 * The booking of one rite, of which these items can be chosen. Who goes on to the payment and comes back finds it as it
 * was left; so does who loads the page anew, but for what he agrees to.
 */
export function useDraft(
  { buyer, visitor, host }: Surroundings,
  of: string,
  offered: readonly string[],
): Drafting {
  const { country } = visitor;
  const blank = () => newDraft(country, buyer.verified?.phone, host.prefill());
  const [left] = useState(() => (buyer.drafts.has(of) ? undefined : found(buyer, of, country, offered)));
  const [isFound, setFound] = useState(left !== undefined);
  const [draft, setDraft] = useState(() => buyer.drafts.get(of) ?? left ?? blank());
  const change = useCallback<ChangeDraft>(
    (part) =>
      setDraft((before) => {
        const changes = typeof part === "function" ? part(before) : part;
        if (Object.keys(changes).length === 0) return before;
        const changed = { ...before, ...changes };
        buyer.drafts.set(of, changed);
        const kept = storeDrafts(buyer.tab);
        kept.keep(of, { draft: changed, country, attempt: kept.get(of)?.attempt });
        return changed;
      }),
    [buyer, of, country],
  );

  useEffect(() => {
    const take = () => change((before) => prefilled(before, host.prefill()));
    take();
    return host.onPrefill(take);
  }, [host, change]);

  const was = useRef(country);
  useEffect(() => {
    const from = was.current;
    was.current = country;
    if (from !== country) change((before) => movedTo(country, from, before));
  }, [country, change]);

  function startOver() {
    buyer.drafts.delete(of);
    storeDrafts(buyer.tab).forget(of);
    setFound(false);
    setDraft(blank());
  }
  return { draft, change, isFound, startOver };
}
