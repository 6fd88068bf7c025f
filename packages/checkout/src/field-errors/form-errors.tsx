import type { FieldError, Language } from "@aradhana/core/contract";
import { loadWithRetry } from "@aradhana/core/lazy";
import { ReturnedErrors } from "@aradhana/ui/field";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { reportUnexpected } from "../query/index.ts";
import type { ErrorsByControl } from "./show-errors.ts";

export interface FormErrorsProps {
  /** What holds the fields. */
  form: RefObject<HTMLElement | null>;
  /** The fields that the server did not accept at the last press. */
  errors: readonly FieldError[] | undefined;
  language: Language;
  /** Called with the field that gets the focus; the same function at each render. */
  onFocus?: (field: HTMLElement) => void;
  children: ReactNode;
}

const none: ErrorsByControl = new Map();

/**
 * Shows each error of the server at its field until that is changed, and moves the focus to the first. A field is found
 * by the `name` of its control, so that every form has the same rule.
 */
export function FormErrors({ form, errors, language, onFocus, children }: FormErrorsProps) {
  const [shown, show] = useState(none);
  useEffect(() => {
    if (!errors?.length) return;
    let stop: (() => void) | undefined = () => {};
    // Only a form that was sent needs it.
    loadWithRetry(() => import("./show-errors.ts")).then(({ showErrors }) => {
      if (stop && form.current) stop = showErrors(form.current, { errors, language, show, onFocus });
    }, reportUnexpected);
    return () => {
      stop?.();
      stop = undefined;
      show(none);
    };
  }, [form, errors, language, onFocus]);
  return <ReturnedErrors value={shown}>{children}</ReturnedErrors>;
}
