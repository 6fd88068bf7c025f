export { invoiceMessages as text } from "@aradhana/checkout/messages-en";
