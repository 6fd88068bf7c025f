import { isUnderGst } from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { RetriedPart } from "../../../shared/lazy/retried-part.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import type { InvoiceFormProps } from "./invoice-form.tsx";

interface InvoicePartProps extends InvoiceFormProps {
  /** Shown when the form did not load. */
  messages: { lost: string; lostRequired: string };
  /** The label of the button that loads it again. */
  retry: string;
}

const load = async () => (await loadWithTexts(() => import("./invoice-form.tsx"))).InvoiceForm;

/** Whom the invoice is for, in every checkout. Without an invoice under Indian law there is nothing to say. */
export function InvoicePart({ messages: t, retry, ...props }: InvoicePartProps) {
  const isHydrated = useHydrated();
  const { draft, needsInvoiceAddress } = props.page;
  if (!isHydrated || !isUnderGst(draft)) return null;
  return (
    <RetriedPart
      load={load}
      props={props}
      lost={(tryAgain) => (
        <>
          <p role="alert">{needsInvoiceAddress ? t.lostRequired : t.lost}</p>
          <Button
            variant="line"
            // The order needs what is missing here: the press that orders moves the focus to it.
            data-problem={needsInvoiceAddress || undefined}
            onClick={tryAgain}
          >
            {retry}
          </Button>
        </>
      )}
    />
  );
}
