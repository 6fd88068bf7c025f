import { InvoiceFields } from "@aradhana/checkout/invoice";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AddressPart } from "./address-part.tsx";
import type { InvoicePartProps } from "./invoice-part.tsx";
import { invoiceText } from "./invoice-text.ts";
import styles from "./one-page.module.css";
import { onePageText } from "./text.ts";

export const texts = [invoiceText, onePageText];

/** Whom the invoice is for. */
export function InvoiceForm({ page, hasName = false }: InvoicePartProps) {
  const t = useText(invoiceText);
  const { draft, change, errors, isInvoiced } = page;
  return (
    <InvoiceFields
      {...{ value: draft, errors, messages: t, isInvoiced, hasName }}
      className={styles.part}
      onValueChange={change}
    >
      <AddressPart page={page} title={t.title} />
    </InvoiceFields>
  );
}
