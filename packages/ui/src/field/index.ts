export { type ControlAttributes, Field, type FieldControl, type FieldProps } from "./field.tsx";
export { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
export type { FieldMessages } from "./field-messages.tsx";
export { ReturnedErrors, useFieldError } from "./returned-errors.tsx";
