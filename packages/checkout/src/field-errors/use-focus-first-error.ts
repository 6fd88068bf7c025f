import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const FIELDS = "input, select, textarea, button, [tabindex]";
const WRONG = '[aria-invalid="true"], [data-problem]';

/**
 * After an invalid submit, focuses the first invalid field, of an invalid group its first one, or what is wrong with the
 * price. `round` changes at each try; `onFocus` is called with the field.
 */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  round: number,
  onFocus?: (field: HTMLElement) => void,
): void {
  const latest = useRef(onFocus);
  useLayoutEffect(() => {
    latest.current = onFocus;
  });
  useEffect(() => {
    if (round === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(WRONG);
    const field = invalid?.matches(FIELDS) ? invalid : invalid?.querySelector<HTMLElement>(FIELDS);
    if (!field) return;
    field.focus();
    latest.current?.(field);
  }, [form, round]);
}
