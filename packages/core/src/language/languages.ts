import type { Language } from "../contract/index.ts";

/** Each language by its own name. Dates and plurals follow `locale`; digits are always Latin. */
export const languages = {
  en: { name: "English", locale: "en-IN" },
  hi: { name: "हिन्दी", locale: "hi-IN-u-nu-latn" },
} as const satisfies Record<Language, { name: string; locale: string }>;

/** The supported language of a tag like `hi-IN`, if any. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split("-")[0];
  return primary && Object.hasOwn(languages, primary) ? (primary as Language) : undefined;
}
