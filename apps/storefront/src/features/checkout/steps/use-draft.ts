import { useDraft as useAnyDraft } from "@aradhana/checkout/draft";
import { type Draft, fitDraft } from "@aradhana/core/checkout";
import type { Pooja } from "@aradhana/core/contract";
import { useEffect, useMemo } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { newBooking } from "../drafts/new-booking.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";

/** The booking of a puja that is being filled in; `chosen` is the package that the address names. */
export function useDraft(puja: Pooja, chosen: string | null) {
  const storage = useBrowser()?.drafts;
  const visitor = useVisitor();
  const drafts = useMemo(() => storage && shopDrafts(storage), [storage]);
  const packages = puja.packages.map(({ id }) => id);
  const packageId = packages.find((id) => id === chosen);
  const withChosen = (draft: Draft) => ({ ...draft, ...(packageId && { packageId }) });

  const { draft, change, preset } = useAnyDraft({
    country: visitor.country,
    drafts,
    blank: () => withChosen(newBooking(puja, visitor)),
    adapt: (saved) =>
      withChosen(fitDraft(saved, visitor.country, { items: puja.addons.map(({ id }) => id), packages })),
  });
  useEffect(() => {
    if (packageId) preset({ packageId });
  }, [preset, packageId]);

  return { draft, change };
}
