import { InvoiceFields } from "@aradhana/checkout/invoice";
import { invoiceMessages as english } from "@aradhana/checkout/messages-en";
import { invoiceMessages as hindi } from "@aradhana/checkout/messages-hi";
import { AddressPart } from "./address-part.tsx";
import type { InvoicePartProps } from "./invoice-part.tsx";
import { bookingText } from "./text.ts";

const messages = { en: english, hi: hindi };

/** Whom the invoice is for, with its address where nothing is sent. */
export function WidgetInvoiceFields(props: InvoicePartProps) {
  const { api, visitor, draft, change, errors, needsInvoiceAddress, className } = props;
  const t = messages[visitor.language];
  return (
    <InvoiceFields
      {...{ value: draft, errors, messages: t, needsInvoiceAddress, className }}
      onValueChange={change}
    >
      <AddressPart
        {...{ api, visitor, errors, value: draft.address }}
        messages={{ ...bookingText[visitor.language].address, title: t.title }}
        onValueChange={(part) => change(({ address }) => ({ address: { ...address, ...part } }))}
      />
    </InvoiceFields>
  );
}
