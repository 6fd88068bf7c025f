import { type RefObject, useEffect } from "react";

const FIELDS = "input, select, textarea, button, [tabindex]";

/** After an invalid submit, focuses the first invalid field; of an invalid group its first one. `round` changes at each try. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = invalid?.matches(FIELDS) ? invalid : invalid?.querySelector<HTMLElement>(FIELDS);
    field?.focus();
  }, [form, round]);
}
