import { searchColumnsOf } from "../../src/search/search-columns.ts";
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
export function goodsSearchColumns({ title, ...seed }: Searched, own: readonly Text[]) {
  const named = [
    ...deities.filter(({ slug }) => seed.deities?.includes(slug)),
    ...purposes.filter(({ slug }) => seed.purposes.includes(slug)),
  ];
  const texts = [title, ...own, ...named.map(({ name }) => name)].flatMap(({ en, hi }) => [en, hi]);
  return searchColumnsOf({
    title: rankedFirst(title, seed.purposes),
    other: [...texts, ...named.flatMap(({ aliases }) => [...aliases])],
  });
}

/** The search words of a temple: its name and other names, its place, and its deities. */
export function templeSearchColumns({ name, city, state, aliases, ...seed }: Temple) {
  const named = deities.filter(({ slug }) => seed.deities.includes(slug));
  const texts = [name, city, state, ...named.map((deity) => deity.name)].flatMap(({ en, hi }) => [en, hi]);
  return searchColumnsOf({
    title: [[name.en, name.hi]],
    other: [...texts, ...aliases, ...named.flatMap((deity) => [...deity.aliases])],
  });
}

/** The texts in which a match ranks first: the title and the main purpose, which is the first one. */
export function rankedFirst(title: Text, [main]: readonly string[]) {
  const of = purposes.find(({ slug }) => slug === main);
  return [[title.en, title.hi], of ? [of.name.en, of.name.hi, ...of.aliases] : []];
}
