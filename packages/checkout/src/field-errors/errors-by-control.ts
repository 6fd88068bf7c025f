import type { FieldError, Language } from "@aradhana/core/contract";
import * as english from "../messages-en/field-messages.ts";
import * as hindi from "../messages-hi/field-messages.ts";
import { controlOf } from "./control-of.ts";

const messages = { en: english, hi: hindi };

/** The message of each control of `form` that the server did not accept, by the control's name. */
export function errorsByControl(
  form: ParentNode,
  errors: readonly FieldError[],
  language: Language,
): ReadonlyMap<string, string> {
  const { fieldMessages, otherFieldMessage } = messages[language];
  const known: Readonly<Record<string, string>> = fieldMessages;
  return new Map(
    errors.flatMap(({ field, code }) => {
      const control = controlOf(form, field);
      return control ? [[control, (Object.hasOwn(known, code) && known[code]) || otherFieldMessage]] : [];
    }),
  );
}
