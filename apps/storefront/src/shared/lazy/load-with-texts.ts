import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Text } from "../i18n/define-text.ts";
import { parseLanguage } from "../i18n/languages.ts";

/** Fetches a lazy part of the page with its messages in the language of the page. */
export async function loadWithTexts<Module extends { texts: readonly Text<unknown>[] }>(
  load: () => Promise<Module>,
): Promise<Module> {
  const module = await loadWithRetry(load);
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  await Promise.all(module.texts.map((text) => text.load(language)));
  return module;
}
