import { offeringRows } from "@aradhana/core/catalogue";
import { fitDraft } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import { newOffering } from "../../../lines/chadhaava/new-offering.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useOnePageDraft } from "../one-page/use-one-page-draft.ts";
import { loadOfferingActions } from "./load-offering-actions.ts";

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
