import { defineError } from "../errors/app-error.ts";

export const invoiceNotReady = defineError({
  code: "invoice_not_ready",
  status: 409,
  message: "The invoice is ready once the order is paid.",
});

/** Also for an address that has expired or was changed. */
export const invoiceNotFound = defineError({
  code: "invoice_not_found",
  status: 404,
  message: "This address of an invoice has expired. Open the invoice from the order again.",
});
