import type { Language } from "@aradhana/core/contract";
import { languages } from "./languages.ts";

/** The form that a count takes in a language. Hindi counts none as one. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(languages[language].locale).select(count);
  return form === "one" ? forms.one : forms.other;
}
