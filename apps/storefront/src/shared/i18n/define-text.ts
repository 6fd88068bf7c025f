import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Language } from "@aradhana/core/contract";
import { useVisitor } from "../services/visitor.tsx";

/** The messages of one screen or part, a file per language; only the visible language is fetched. */
export interface Text<Messages> {
  load(language: Language): Promise<void>;
  in(language: Language): Messages;
}

type Source<Messages> = () => Promise<{ text: Messages }>;

/** English is the original: its file defines the type of the other languages. */
export function defineText<Messages>(sources: Record<Language, Source<Messages>>): Text<Messages> {
  const loaded = new Map<Language, Messages>();
  return {
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, (await loadWithRetry(sources[language])).text);
    },
    in(language) {
      const messages = loaded.get(language);
      if (!messages)
        throw new Error(`Messages were used before load("${language}"): name them in the route's \`texts\`.`);
      return messages;
    },
  };
}

/** The messages in the visitor's language. */
export function useText<Messages>(text: Text<Messages>): Messages {
  return text.in(useVisitor().language);
}
