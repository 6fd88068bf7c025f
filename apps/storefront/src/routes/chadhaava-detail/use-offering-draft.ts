import { offeringRows } from "@aradhana/core/catalogue";
import { fitDraft } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import { newOffering } from "../../features/checkout/drafts/new-offering.ts";
import { loadOfferingActions } from "../../features/checkout/offering/load-offering-actions.ts";
import { useOnePageDraft } from "../../features/checkout/one-page/use-one-page-draft.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";

/** The chadhaava being filled in. */
export function useOfferingDraft(chadhaava: Chadhaava) {
  const { country } = useVisitor();
  return useOnePageDraft({
    itemId: chadhaava.id,
    blank: () => newOffering(chadhaava, country),
    adapt: (saved) => fitDraft(saved, country, { items: offeringRows(chadhaava).map(({ id }) => id) }),
    load: loadOfferingActions,
  });
}
