import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Language } from "@aradhana/core/contract";
import { useVisitor } from "../services/visitor.tsx";

/** The words of one screen or part, a file per language, fetched only in the language shown. */
export interface Text<Words> {
  load(language: Language): Promise<void>;
  in(language: Language): Words;
}

type Source<Words> = () => Promise<{ text: Words }>;

/** English is the original: its file gives the type that every other language must fill. */
export function defineText<Words>(sources: Record<Language, Source<Words>>): Text<Words> {
  const loaded = new Map<Language, Words>();
  return {
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, (await loadWithRetry(sources[language])).text);
    },
    in(language) {
      const words = loaded.get(language);
      if (!words)
        throw new Error(`Words were used before load("${language}"): name them in the route's \`texts\`.`);
      return words;
    },
  };
}

/** The words in the visitor's language. */
export function useText<Words>(text: Text<Words>): Words {
  return text.in(useVisitor().language);
}
