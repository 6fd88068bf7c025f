import type { Pooja } from "@aradhana/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { type BookingDraft, readDraft, storeDraft } from "../booking-draft/draft.ts";
import { mergeDraft } from "../booking-draft/merge-draft.ts";
import { newDraft } from "../booking-draft/new-draft.ts";

/** What the catalogue still has of a kept draft: packages and add-ons come and go. */
function stillOffered(draft: BookingDraft, pooja: Pooja): BookingDraft {
  const hasPackage = pooja.packages.some(({ id }) => id === draft.packageId);
  const offered = new Set(pooja.addons.map(({ id }) => id));
  const currency = pooja.price_from.currency;
  return {
    ...draft,
    packageId: hasPackage ? draft.packageId : (pooja.packages[0]?.id ?? ""),
    addons: Object.fromEntries(Object.entries(draft.addons).filter(([id]) => offered.has(id))),
    dakshina: draft.currency === currency ? draft.dakshina : 0,
    currency,
  };
}

/** Some fields anew; a function is given the draft as it is by then, for whoever waited for something. */
export type DraftChange = Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>);

/** The booking being filled in. Each change is kept for this tab; `chosen` is the package the address names. */
export function useDraft(pooja: Pooja, chosen: string | null) {
  const browser = useBrowser();
  const visitor = useVisitor();
  const withChosen = useCallback(
    (draft: BookingDraft) =>
      chosen && pooja.packages.some(({ id }) => id === chosen) ? { ...draft, packageId: chosen } : draft,
    [chosen, pooja],
  );
  const [draft, setDraft] = useState(() => withChosen(newDraft(pooja, visitor)));

  // Kept before it is shown: who leaves for the gateway at once finds what was last written.
  const latest = useRef(draft);
  latest.current = draft;

  // After hydration, since the server drew the page without knowing what this tab keeps. On a slow phone that
  // is seconds later: what was typed by then stays in its fields.
  const drawn = useRef<BookingDraft | undefined>(draft);
  useEffect(() => {
    if (!browser) return;
    const now = latest.current;
    const before = drawn.current ?? now;
    drawn.current = undefined;
    const kept = readDraft(browser.drafts, pooja.id);
    if (kept) latest.current = withChosen(mergeDraft(stillOffered(kept, pooja), before, now));
    if (now !== before) storeDraft(browser.drafts, latest.current);
    setDraft(latest.current);
  }, [browser, pooja, withChosen]);

  const change = useCallback(
    (part: DraftChange) => {
      const changed = typeof part === "function" ? part(latest.current) : part;
      latest.current = { ...latest.current, ...changed, at: Date.now() };
      if (browser) storeDraft(browser.drafts, latest.current);
      setDraft(latest.current);
    },
    [browser],
  );

  return { draft, change };
}
