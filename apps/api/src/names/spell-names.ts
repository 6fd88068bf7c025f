import type { SpellWords } from "./open-speller.ts";

interface Named {
  name: string;
  name_devanagari?: string | undefined;
}

/** Devotees of whom each has a spelling in Devanagari: the one that was given, else the likeliest of the name. */
export async function spellNames<One extends Named>(
  devotees: readonly One[],
  spell: SpellWords,
): Promise<(One & { name_devanagari: string })[]> {
  const words = devotees.flatMap(({ name, name_devanagari }) =>
    name_devanagari ? [] : partsOf(name).filter(isLatin),
  );
  const spellings = words.length > 0 ? await spell(words) : [];
  const spelled = new Map(words.map((word, place) => [word, spellings[place]?.[0]]));
  return devotees.map((devotee) => ({
    ...devotee,
    name_devanagari:
      devotee.name_devanagari ??
      partsOf(devotee.name)
        .map((part) => spelled.get(part) ?? part)
        .join(""),
  }));
}

/** The words of a name, with what stands between them. */
const partsOf = (name: string): string[] => name.normalize("NFC").split(/([\s.'’-]+)/);

const isLatin = (part: string): boolean => /^\p{Script=Latin}/u.test(part);
