import { foldWords } from "../../src/search/fold-words.ts";
import { deities } from "../deities/deities.ts";
import { purposes } from "../purposes/purposes.ts";
import type { Text } from "../text.ts";

interface Searched {
  title: Text;
  purposes: readonly string[];
  deities?: readonly string[];
}

/** The search words of a good: its title, its own texts, and its purposes and deities with their other names. */
export function wordsOf({ title, ...seed }: Searched, own: readonly Text[]) {
  const named = [
    ...deities.filter(({ slug }) => seed.deities?.includes(slug)),
    ...purposes.filter(({ slug }) => seed.purposes.includes(slug)),
  ];
  const texts = [title, ...own, ...named.map(({ name }) => name)].flatMap(({ en, hi }) => [en, hi]);
  return {
    searchWords: folded([...texts, ...named.flatMap(({ aliases }) => [...aliases])]),
    titleWords: folded([title.en, title.hi]),
  };
}

export const folded = (texts: readonly string[]): string => [...new Set(texts.flatMap(foldWords))].join(" ");
