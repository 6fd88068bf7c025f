export { GotraField, type GotraFieldProps } from "./gotra-field.tsx";
export { NameField, type NameFieldProps } from "./name-field.tsx";
export { NamesFields, type NamesFieldsProps } from "./names-fields.tsx";
