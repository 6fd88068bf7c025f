import { type RefObject, useEffect } from "react";

/** After a refused submit, puts the focus on the first field that is wrong. `round` changes at each try. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, round: number): void {
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, round]);
}
