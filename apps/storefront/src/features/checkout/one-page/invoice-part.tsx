import { isUnderGst } from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { lazy, Suspense, useState } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import type { InvoiceFormProps } from "./invoice-form.tsx";

interface InvoicePartProps extends InvoiceFormProps {
  /** Shown when the form did not load. */
  messages: { lost: string; lostRequired: string };
  /** The label of the button that loads it again. */
  retry: string;
}

/** A new one for each attempt: a lazy component that failed to load stays failed. */
const newForm = () =>
  lazy(async () => ({
    default: (await loadWithTexts(() => import("./invoice-form.tsx"))).InvoiceForm,
  }));

/** Whom the invoice is for, in every checkout. Without an invoice under Indian law there is nothing to say. */
export function InvoicePart({ messages: t, retry, ...props }: InvoicePartProps) {
  const isHydrated = useHydrated();
  const [InvoiceForm, setForm] = useState(newForm);
  const { draft, needsInvoiceAddress } = props.page;
  if (!isHydrated || !isUnderGst(draft)) return null;
  return (
    <SilentBoundary
      instead={(tryAgain) => (
        <>
          <p role="alert">{needsInvoiceAddress ? t.lostRequired : t.lost}</p>
          <Button
            variant="line"
            // The order needs what is missing here: the press that orders moves the focus to it.
            data-problem={needsInvoiceAddress || undefined}
            onClick={() => {
              setForm(newForm);
              tryAgain();
            }}
          >
            {retry}
          </Button>
        </>
      )}
    >
      <Suspense>
        <InvoiceForm {...props} />
      </Suspense>
    </SilentBoundary>
  );
}
