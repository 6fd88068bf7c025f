import { useCallback, useEffect, useRef, useState } from "react";
import type { WidgetProps } from "../widget.ts";
import { type BookingDraft, movedTo, newDraft, prefilled } from "./booking-draft.ts";

/** Changes some fields; a function is given the draft as it is by then, for whoever waited for something. */
export type ChangeDraft = (
  part: Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>),
) => void;

/** The booking of one rite; who goes on to the payment and comes back finds it as it was left. */
export function useDraft(
  { buyer, visitor, host }: Pick<WidgetProps, "buyer" | "visitor" | "host">,
  of: string,
) {
  const [draft, setDraft] = useState(
    () => buyer.drafts.get(of) ?? newDraft(visitor.country, buyer.verified?.phone, host.prefill()),
  );
  const change = useCallback<ChangeDraft>(
    (part) =>
      setDraft((before) => {
        const changes = typeof part === "function" ? part(before) : part;
        if (Object.keys(changes).length === 0) return before;
        const changed = { ...before, ...changes };
        buyer.drafts.set(of, changed);
        return changed;
      }),
    [buyer, of],
  );

  useEffect(() => {
    const take = () => change((before) => prefilled(before, host.prefill()));
    take();
    return host.onPrefill(take);
  }, [host, change]);

  const was = useRef(visitor.country);
  useEffect(() => {
    const from = was.current;
    was.current = visitor.country;
    if (from !== visitor.country) change((before) => movedTo(visitor.country, from, before));
  }, [visitor.country, change]);
  return { draft, change };
}
