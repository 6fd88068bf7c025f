import { type ContactErrors, type Draft, type DraftChange, isUnderGst } from "@aradhana/core/checkout";
import { loadWithRetry } from "@aradhana/core/lazy";
import { Button } from "@aradhana/ui/button";
import { type ComponentType, useEffect, useState } from "react";
import type { WidgetProps } from "../widget.ts";
import { bookingText } from "./text.ts";

export interface InvoicePartProps extends Pick<WidgetProps, "api" | "visitor"> {
  draft: Draft;
  errors: ContactErrors;
  needsInvoiceAddress: boolean;
  className: string | undefined;
  change(part: DraftChange): void;
}

/** Whom the invoice is for; abroad there is nothing to say. */
export function InvoicePart(props: InvoicePartProps) {
  const { draft, visitor, needsInvoiceAddress, className } = props;
  const isShown = isUnderGst(draft);
  const [Fields, setFields] = useState<ComponentType<InvoicePartProps>>();
  const [status, setStatus] = useState<"loading" | "lost">("loading");
  useEffect(() => {
    if (!isShown || status === "lost") return;
    loadWithRetry(() => import("./invoice-fields.tsx")).then(
      ({ WidgetInvoiceFields }) => setFields(() => WidgetInvoiceFields),
      () => setStatus("lost"),
    );
  }, [isShown, status]);

  if (!isShown) return null;
  if (Fields) return <Fields {...props} />;
  if (status === "loading") return null;
  const { invoice: t, price } = bookingText[visitor.language];
  return (
    <div className={className}>
      <p role="alert">{needsInvoiceAddress ? t.lostRequired : t.lost}</p>
      <Button
        variant="line"
        // The order needs what is missing here: the press that orders moves the focus to it.
        data-problem={needsInvoiceAddress || undefined}
        onClick={() => setStatus("loading")}
      >
        {price.retry}
      </Button>
    </div>
  );
}
