import type { Language } from "@aradhana/core/contract";

/** One text in every language we speak. */
export type Text = Readonly<Record<Language, string>>;

/** The text in one of its languages. */
export const inLanguage = (language: Language) => (text: Text) => text[language];
