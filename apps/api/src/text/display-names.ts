import type { Language } from "@aradhana/core/contract";

// Made once: a formatter takes longer than the rest of a page.
const formatters = (type: Intl.DisplayNamesType): Readonly<Record<Language, Intl.DisplayNames>> => ({
  en: new Intl.DisplayNames("en", { type }),
  hi: new Intl.DisplayNames("hi", { type }),
});
const languages = formatters("language");
const countries = formatters("region");

/** The name of a language by its code: "Tamil", "तमिल". */
export const languageName = (code: string, language: Language): string =>
  languages[language].of(code) ?? code;

/** The name of a country by its code, in small letters or capitals: "India", "भारत". */
export const countryName = (code: string, language: Language): string =>
  countries[language].of(code.toUpperCase()) ?? code;
