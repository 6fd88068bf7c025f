import { type RefObject, useEffect } from "react";

const FIELDS = "input, select, textarea, button, [tabindex]";
const WRONG = '[aria-invalid="true"], [data-problem]';

/**
 * After an invalid submit, focuses the first invalid field, of an invalid group its first one, or what is wrong with the
 * price. `round` changes at each try.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(WRONG);
    const field = invalid?.matches(FIELDS) ? invalid : invalid?.querySelector<HTMLElement>(FIELDS);
    field?.focus();
  }, [form, round]);
}
