import { type RefObject, useEffect } from "react";
import { focusFirstError } from "./focus-first-error.ts";

/** After an invalid submit, focuses the first invalid field; `round` changes at each try. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round > 0) focusFirstError(form.current);
  }, [form, round]);
}
