import { InvoiceFields } from "@aradhana/checkout/invoice";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AddressPart } from "./address-part.tsx";
import { invoiceText } from "./invoice-text.ts";
import styles from "./one-page.module.css";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

export const texts = [invoiceText, onePageText];

export interface InvoiceFormProps {
  page: Pick<OnePageState, "draft" | "change" | "errors" | "needsInvoiceAddress">;
  /** Whether the form has a field for the buyer's name already. @default false */
  hasName?: boolean;
}

/** Whom the invoice is for. */
export function InvoiceForm({ page, hasName = false }: InvoiceFormProps) {
  const t = useText(invoiceText);
  const { draft, change, errors, needsInvoiceAddress } = page;
  return (
    <InvoiceFields
      {...{ value: draft, errors, messages: t, needsInvoiceAddress, hasName }}
      className={styles.part}
      onValueChange={change}
    >
      <AddressPart page={page} title={t.title} />
    </InvoiceFields>
  );
}
