import type { Language } from "@aradhana/core/contract";
import { canonicalPath } from "@aradhana/core/paths";
import { languages } from "../src/shared/i18n/languages.ts";

interface LanguageAddress {
  /** `x-default` is for visitors whose language the shop does not have. */
  hreflang: Language | "x-default";
  href: string;
}

/** The absolute address of a page in one language, for search engines (ruling D31). */
export const addressIn = (language: Language, path: string, origin: string) =>
  new URL(canonicalPath(path, language), origin).href;

/** The absolute addresses of a page in every language. */
export function languageAddresses(path: string, origin: string): LanguageAddress[] {
  return [
    ...(Object.keys(languages) as Language[]).map((hreflang) => ({
      hreflang,
      href: addressIn(hreflang, path, origin),
    })),
    { hreflang: "x-default", href: addressIn("en", path, origin) },
  ];
}
