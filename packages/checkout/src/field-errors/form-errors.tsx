import type { FieldError, Language } from "@aradhana/core/contract";
import { loadWithRetry } from "@aradhana/core/lazy";
import { settle } from "@aradhana/core/query";
import { ReturnedErrors } from "@aradhana/ui/field";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { reportUnexpected } from "../query/index.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

export interface FormErrorsProps {
  /** What holds the fields. */
  form: RefObject<HTMLElement | null>;
  /** The fields that the server did not accept at the last press. */
  errors: readonly FieldError[] | undefined;
  language: Language;
  /** Called with the field that gets the focus. */
  onFocus?: (field: HTMLElement) => void;
  children: ReactNode;
}

const none: ReadonlyMap<string, ReactNode> = new Map();

/**
 * Shows each error of the server at its field until that is changed, and moves the focus to the first. A field is found
 * by the `name` of its control, so that every form has the same rule.
 */
export function FormErrors({ form, errors, language, onFocus, children }: FormErrorsProps) {
  const [shown, setShown] = useState(none);
  const [round, setRound] = useState(0);
  useFocusFirstError(form, round, onFocus);

  useEffect(() => {
    if (!errors?.length) return;
    let isCurrent = true;
    void settle(async () => {
      const { errorsByControl } = await loadWithRetry(() => import("./errors-by-control.ts"));
      if (!isCurrent || !form.current) return;
      const found = errorsByControl(form.current, errors, language);
      setShown(found);
      if (found.size > 0) setRound((n) => n + 1);
    }, reportUnexpected);
    return () => {
      isCurrent = false;
      setShown(none);
    };
  }, [form, errors, language]);

  useEffect(() => {
    const fields = form.current;
    if (shown.size === 0 || !fields) return;
    const forget = ({ target }: Event) => {
      const name = target instanceof Element && target.closest("[name]")?.getAttribute("name");
      if (name) setShown((now) => new Map([...now].filter(([control]) => control !== name)));
    };
    fields.addEventListener("input", forget);
    fields.addEventListener("change", forget);
    return () => {
      fields.removeEventListener("input", forget);
      fields.removeEventListener("change", forget);
    };
  }, [form, shown]);

  return <ReturnedErrors value={shown}>{children}</ReturnedErrors>;
}
