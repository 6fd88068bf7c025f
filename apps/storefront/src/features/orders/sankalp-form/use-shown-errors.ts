import { type FocusEvent, useEffect, useState } from "react";
import { useUser } from "../../../shared/services/browser.tsx";
import type { SankalpDraft } from "./sankalp-draft.ts";
import { checkSankalp, noErrors, type SankalpErrors } from "./sankalp-errors.ts";

/**
 * The errors of a draft, checked at each change. An error is shown once its field was left, and all errors after a
 * failed submit. Fields are identified by `name`, so that a field added later shows no error at first.
 */
export function useVisibleErrors(orderId: string, draft: SankalpDraft) {
  const token = useUser()?.token;
  const [found, setFound] = useState<SankalpErrors>(noErrors);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const show = (names: readonly string[]) => setShown((known) => new Set([...known, ...names]));

  useEffect(() => {
    let isCurrent = true;
    void checkSankalp(orderId, draft, { token }).then((errors) => isCurrent && setFound(errors));
    return () => {
      isCurrent = false;
    };
  }, [orderId, draft, token]);

  return {
    found,
    isVisible: (name: string) => shown.has(name),
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      // For a button: words that appear now would push it away from under the finger that presses it.
      if (relatedTarget instanceof HTMLButtonElement) return;
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.value) show([target.name]);
    },
    /** After a failed submit: all fields of the form. */
    showAllErrors(form: HTMLFormElement, errors: SankalpErrors) {
      setFound(errors);
      show([...form.querySelectorAll<HTMLInputElement>("[name]")].map(({ name }) => name));
    },
    /** A number that is used again for another devotee starts without errors. */
    forget: (prefix: string) =>
      setShown((known) => new Set([...known].filter((name) => !name.startsWith(prefix)))),
  };
}
