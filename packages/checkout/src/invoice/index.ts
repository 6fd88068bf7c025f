export { InvoiceFields, type InvoiceFieldsProps } from "./invoice-fields.tsx";
