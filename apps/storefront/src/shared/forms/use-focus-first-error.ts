import { type RefObject, useEffect } from "react";

/** After an invalid submit, focuses the first invalid field. `round` changes at each try. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, round]);
}
