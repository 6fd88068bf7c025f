import type { FieldError, Language } from "@aradhana/core/contract";
import { flushSync } from "react-dom";
import * as english from "../messages-en/field-messages.ts";
import * as hindi from "../messages-hi/field-messages.ts";
import { controlOf } from "./control-of.ts";
import { focusFirstError } from "./focus-first-error.ts";

const messages = { en: english, hi: hindi };

/** Messages by the name of the control. */
export type ErrorsByControl = ReadonlyMap<string, string>;

interface Options {
  errors: readonly FieldError[];
  language: Language;
  show(found: ErrorsByControl): void;
  onFocus?: ((field: HTMLElement) => void) | undefined;
}

/** Shows each error at its control and focuses the first. A control that is changed has none any more; returns how to stop. */
export function showErrors(form: HTMLElement, { errors, language, show, onFocus }: Options): () => void {
  let found = errorsByControl(form, errors, language);
  if (found.size === 0) return () => {};
  // The focus goes to what is marked by then.
  flushSync(() => show(found));
  const field = focusFirstError(form);
  if (field) onFocus?.(field);

  const forget = ({ target }: Event) => {
    const name = target instanceof Element && target.closest("[name]")?.getAttribute("name");
    if (!name || !found.has(name)) return;
    found = new Map([...found].filter(([control]) => control !== name));
    show(found);
  };
  const stop = new AbortController();
  for (const event of ["input", "change"]) form.addEventListener(event, forget, { signal: stop.signal });
  return () => stop.abort();
}

function errorsByControl(
  form: ParentNode,
  errors: readonly FieldError[],
  language: Language,
): ErrorsByControl {
  const { fieldMessages, otherFieldMessage } = messages[language];
  const known: Readonly<Record<string, string>> = fieldMessages;
  return new Map(
    errors.flatMap(({ field, code }) => {
      const control = controlOf(form, field);
      return control ? [[control, (Object.hasOwn(known, code) && known[code]) || otherFieldMessage]] : [];
    }),
  );
}
