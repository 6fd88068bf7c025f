import type { Language } from "@aradhana/core/contract";

/** One text in every language we speak. */
export type Text = Readonly<Record<Language, string>>;

/** The text in one of its languages. */
export const inLanguage = (language: Language) => (text: Text) => text[language];

/** What a priest says aloud, in both scripts: the same Hindi words, never a translation. */
export type Spoken = { readonly devanagari: string; readonly latin: string };
