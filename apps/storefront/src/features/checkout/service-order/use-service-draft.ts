import { emptyBirth } from "@aradhana/core/birth";
import { type Draft, fitDraft, newDraft } from "@aradhana/core/checkout";
import type { ReportServiceType } from "@aradhana/core/contract";
import { emptyName } from "@aradhana/core/name-correction";
import type { ServicePackage } from "@aradhana/core/services";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useOnePageDraft } from "../one-page/use-one-page-draft.ts";
import { loadServiceOrderActions } from "./load-service-order-actions.ts";

/** The details that each service is made of, before anything is filled in. */
const details: Record<ReportServiceType, Partial<Draft>> = {
  kundali: { birth: emptyBirth },
  // Its numbers are counted for nothing as one types.
  name_correction: { correction: emptyName, isBegun: false },
};

/** The order of a service while it is filled in: the cheapest package, and nothing else chosen. */
export function useServiceDraft(type: ReportServiceType, packages: readonly ServicePackage[]) {
  const { country } = useVisitor();
  const [cheapest] = packages;
  return useOnePageDraft({
    itemId: type,
    blank: () =>
      newDraft(
        { type, itemId: type, title: cheapest?.title ?? "", country },
        { packageId: cheapest?.id ?? "", ...details[type] },
      ),
    adapt: (saved) => fitDraft(saved, country, { items: [], packages: packages.map(({ id }) => id) }),
    load: loadServiceOrderActions,
  });
}
