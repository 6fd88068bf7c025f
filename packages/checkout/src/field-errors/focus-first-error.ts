const FIELDS = "input, select, textarea, button, [tabindex]";
const WRONG = '[aria-invalid="true"], [data-problem]';

/** Focuses the first invalid field of a form, of an invalid group its first one, or what is wrong with the price. */
export function focusFirstError(form: ParentNode | null): HTMLElement | undefined {
  const invalid = form?.querySelector<HTMLElement>(WRONG);
  const field =
    (invalid?.matches(FIELDS) ? invalid : invalid?.querySelector<HTMLElement>(FIELDS)) ?? undefined;
  field?.focus();
  return field;
}
