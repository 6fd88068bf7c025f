import { foldWords } from "../../src/search/fold-words.ts";
import { deities } from "../deities/deities.ts";
import { purposes } from "../purposes/purposes.ts";
import type { Temple } from "../temples/temples.ts";
import type { Text } from "../text.ts";

interface Searched {
  title: Text;
  purposes: readonly string[];
  deities?: readonly string[];
}

/** The search words of a good: its title, its own texts, and its purposes and deities with their other names. */
export function searchColumnsOf({ title, ...seed }: Searched, own: readonly Text[]) {
  const named = [
    ...deities.filter(({ slug }) => seed.deities?.includes(slug)),
    ...purposes.filter(({ slug }) => seed.purposes.includes(slug)),
  ];
  const texts = [title, ...own, ...named.map(({ name }) => name)].flatMap(({ en, hi }) => [en, hi]);
  return {
    searchWords: folded([...texts, ...named.flatMap(({ aliases }) => [...aliases])]),
    titleWords: rankedFirst(title, seed.purposes),
  };
}

/** The search words of a temple: its name and other names, its place, and its deities. */
export function templeSearchColumns({ name, city, state, aliases, ...seed }: Temple) {
  const named = deities.filter(({ slug }) => seed.deities.includes(slug));
  const texts = [name, city, state, ...named.map((deity) => deity.name)].flatMap(({ en, hi }) => [en, hi]);
  return {
    searchWords: folded([...texts, ...aliases, ...named.flatMap((deity) => [...deity.aliases])]),
    titleWords: folded([name.en, name.hi]),
  };
}

/** The words in which a match ranks first: those of the title and of the main purpose, which is the first one. */
export function rankedFirst(title: Text, [main]: readonly string[], answers: readonly string[] = []): string {
  const of = purposes.find(({ slug }) => slug === main);
  // A word of several of them is repeated, so that it ranks higher.
  return [
    folded([title.en, title.hi]),
    folded(of ? [of.name.en, of.name.hi, ...of.aliases] : []),
    folded(answers),
  ].join(" ");
}

export const folded = (texts: readonly string[]): string => [...new Set(texts.flatMap(foldWords))].join(" ");
