import { useCallback, useState } from "react";
import type { WidgetProps } from "../widget.ts";
import { type BookingDraft, newDraft } from "./booking-draft.ts";

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
        const changed = { ...before, ...(typeof part === "function" ? part(before) : part) };
        buyer.drafts.set(of, changed);
        return changed;
      }),
    [buyer, of],
  );
  return { draft, change };
}
