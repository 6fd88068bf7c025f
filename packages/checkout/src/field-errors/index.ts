export { focusFirstError } from "./focus-first-error.ts";
export { FormErrors, type FormErrorsProps } from "./form-errors.tsx";
export { useFocusFirstError } from "./use-focus-first-error.ts";
