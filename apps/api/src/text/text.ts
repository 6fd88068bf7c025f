import type { Language } from "@aradhana/core/contract";

/** A text in every supported language. */
export type Text = Readonly<Record<Language, string>>;

export const inLanguage = (language: Language) => (text: Text) => text[language];

/** A text that a priest reads aloud, in both scripts: the same Hindi words, not a translation. */
export type Spoken = { readonly devanagari: string; readonly latin: string };
