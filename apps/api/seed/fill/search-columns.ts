import { purposeTexts } from "../../src/purposes/purpose-texts.ts";
import { searchColumnsOf } from "../../src/search/search-columns.ts";
import { deities } from "../deities/deities.ts";
import { purposes } from "../purposes/purposes.ts";
import type { Temple } from "../temples/temples.ts";
import type { Text } from "../text.ts";

const both = (texts: readonly Text[]) => texts.flatMap(({ en, hi }) => [en, hi]);

interface Searched {
  title: Text;
  purposes: readonly string[];
  deities?: readonly string[];
}

/** The search words of a good: its title, its own texts, and its purposes and deities with their other names. */
export function goodsSearchColumns({ title, ...seed }: Searched, own: readonly Text[]) {
  const worshipped = deities.filter(({ slug }) => seed.deities?.includes(slug));
  const meant = seed.purposes.flatMap((purpose) => purposes.filter(({ slug }) => slug === purpose));
  const names = [...worshipped, ...meant].map(({ name }) => name);
  return searchColumnsOf(
    {
      title: [both([title]), both(meant.slice(0, 1).map(({ name }) => name))],
      other: [...both([title, ...own, ...names]), ...worshipped.flatMap(({ aliases }) => aliases)],
    },
    purposeTexts(seed.purposes, "good"),
  );
}

/** The search words of a temple: its name and other names, its place, and its deities. */
export function templeSearchColumns({ name, city, state, aliases, ...seed }: Temple) {
  const named = deities.filter(({ slug }) => seed.deities.includes(slug));
  const texts = both([name, city, state, ...named.map((deity) => deity.name)]);
  return searchColumnsOf({
    title: [both([name])],
    other: [...texts, ...aliases, ...named.flatMap((deity) => [...deity.aliases])],
  });
}
