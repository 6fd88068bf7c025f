import type { Language } from "../contract/index.ts";

/** Each language by its own name; dates and plurals follow `locale`, with Latin digits everywhere. */
export const languages = {
  en: { name: "English", locale: "en-IN" },
  hi: { name: "हिन्दी", locale: "hi-IN-u-nu-latn" },
} as const satisfies Record<Language, { name: string; locale: string }>;

/** The language a tag like `hi-IN` asks for, if we speak it. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split("-")[0];
  return primary && Object.hasOwn(languages, primary) ? (primary as Language) : undefined;
}
