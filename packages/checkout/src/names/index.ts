export { NamesFields, type NamesFieldsProps } from "./names-fields.tsx";
