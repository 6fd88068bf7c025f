import type { ContactErrors, Draft } from "@aradhana/core/checkout";
import { Checkbox } from "@aradhana/ui/checkbox";
import { TextField } from "@aradhana/ui/text-field";
import type { ReactNode } from "react";
import type { InvoiceMessages } from "../messages-en/invoice-messages.ts";
import styles from "./invoice.module.css";

type Invoiced = Pick<Draft, "name" | "business">;

export interface InvoiceFieldsProps {
  value: Invoiced;
  errors: ContactErrors;
  messages: InvoiceMessages;
  /** Whether the invoice needs an address of its own, as nothing is sent. */
  needsInvoiceAddress: boolean;
  /** Whether the form has a field for the buyer's name already. @default false */
  hasName?: boolean;
  className?: string | undefined;
  /** The app's own address form, for an invoice that needs one. */
  children?: ReactNode;
  onValueChange(part: Partial<Invoiced>): void;
}

/** A business that needs its GSTIN on the invoice, and the recipient's address where the law asks for it. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { value, errors, messages: t, needsInvoiceAddress, hasName = false, className, children } = props;
  const { name, business } = value;
  const change = (part: Partial<NonNullable<Draft["business"]>>) =>
    props.onValueChange({ business: { gstin: "", name: "", ...business, ...part } });
  return (
    <div className={className}>
      <Checkbox
        checked={business !== undefined}
        onChange={({ target }) =>
          target.checked ? change({}) : props.onValueChange({ business: undefined })
        }
      >
        {t.business}
      </Checkbox>
      {business && (
        <>
          <TextField
            label={t.gstin}
            hint={t.gstinHint}
            name="gstin"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.gstin}
            required
            maxLength={20}
            value={business.gstin}
            error={errors.gstin && t.gstinError}
            onChange={({ target }) => change({ gstin: target.value })}
          />
          <TextField
            label={t.businessName}
            name="business.name"
            autoComplete="organization"
            required
            maxLength={100}
            value={business.name}
            error={errors.business_name && t.businessNameError}
            onChange={({ target }) => change({ name: target.value })}
          />
        </>
      )}
      {needsInvoiceAddress && (
        <>
          {!business && <p>{t.why}</p>}
          {!hasName && (
            <TextField
              label={t.name}
              name="name"
              autoComplete="name"
              required
              maxLength={60}
              value={name}
              error={errors.name && (name.trim() ? t.nameInvalid : t.nameError)}
              onChange={({ target }) => props.onValueChange({ name: target.value })}
            />
          )}
          {children}
        </>
      )}
    </div>
  );
}
