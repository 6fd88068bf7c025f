import type { useQuote } from "@aradhana/checkout/quote";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import type { Draft, DraftChange } from "@aradhana/core/checkout";
import type { FieldError, Pooja } from "@aradhana/core/contract";

/** The props of every step of the booking. */
export interface StepProps {
  puja: Pooja;
  /** The time of the server response, ISO 8601. */
  serverTime: string;
  draft: Draft;
  change(part: DraftChange): void;
  /** Opens the next step. */
  proceed(): void;
  quote: ReturnType<typeof useQuote>;
  /** Whether prasad is sent. */
  needsAddress: boolean;
  /** Whether the invoice needs an address of its own. */
  needsInvoiceAddress: boolean;
  /** Where reservations are stored; undefined on the server. */
  payLater: PayLater | undefined;
  /** The reservation for this puja in this browser. */
  reservationId: string | undefined;
  /** Of the chosen package. */
  packageName?: string | undefined;
}

/** The details that the server did not accept with the order: found out at the last step, shown where they are filled in. */
export interface FieldErrorProps {
  fieldErrors: readonly FieldError[] | undefined;
  setFieldErrors(errors: readonly FieldError[] | undefined): void;
}
