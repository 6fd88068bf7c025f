import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import type { OnePageState } from "./use-one-page.ts";

export interface InvoicePartProps {
  page: Pick<OnePageState, "draft" | "change" | "errors" | "isInvoiced">;
  /** Whether the form has a field for the buyer's name already. @default false */
  hasName?: boolean;
}

const InvoiceForm = lazy(async () => ({
  default: (await loadWithTexts(() => import("./invoice-form.tsx"))).InvoiceForm,
}));

/** Whom the invoice is for, in every checkout. Without an invoice under Indian law there is nothing to say. */
export function InvoicePart(props: InvoicePartProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || props.page.draft.country !== "in") return null;
  return (
    <Suspense>
      <InvoiceForm {...props} />
    </Suspense>
  );
}
