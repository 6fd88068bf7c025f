import { FormErrors, type FormErrorsProps } from "@aradhana/checkout/field-errors";
import { useVisitor } from "../services/visitor.tsx";

/** Shows at the fields of a form what the server did not accept, in the visitor's language. */
export function FieldErrors(props: Omit<FormErrorsProps, "language">) {
  return <FormErrors {...props} language={useVisitor().language} />;
}
