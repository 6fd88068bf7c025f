import type { ContactErrors, Draft, DraftChange } from "@aradhana/core/checkout";
import { loadWithRetry } from "@aradhana/core/lazy";
import { type ComponentType, useEffect, useState } from "react";
import type { WidgetProps } from "../widget.ts";

export interface InvoicePartProps extends Pick<WidgetProps, "api" | "visitor"> {
  draft: Draft;
  errors: ContactErrors;
  isInvoiced: boolean;
  className: string | undefined;
  change(part: DraftChange): void;
}

/** Whom the invoice is for; abroad there is nothing to say. */
export function InvoicePart(props: InvoicePartProps) {
  const isIndian = props.draft.country === "in";
  const [Fields, setFields] = useState<ComponentType<InvoicePartProps>>();
  useEffect(() => {
    if (!isIndian) return;
    loadWithRetry(() => import("./invoice-fields.tsx")).then(
      ({ WidgetInvoiceFields }) => setFields(() => WidgetInvoiceFields),
      // An order that needs them says so when it is sent.
      () => {},
    );
  }, [isIndian]);
  return isIndian && Fields ? <Fields {...props} /> : null;
}
