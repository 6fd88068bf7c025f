/** Whom the invoice is for, where that is more than the buyer's name. */
export const invoiceMessages = {
  business: "I need an invoice with my GSTIN",
  gstin: "GSTIN",
  gstinHint: "15 letters and digits. It must be of the same state as the address.",
  gstinError: "Enter the 15 characters of the GSTIN. If they are complete, one of them is wrong",
  businessName: "Registered name of the business",
  businessNameError: "Enter the registered name",
  why: "GST law requires the buyer's name and address on invoices of ₹50,000 or more.",
  name: "Full name",
  nameError: "Enter the full name",
  nameInvalid: "Use letters only, at least 2",
  title: "Address for the invoice",
};
export type InvoiceMessages = typeof invoiceMessages;
