import type { Devotee } from "@aradhana/core/contract";
import type { SpellWords } from "./open-speller.ts";

type Named<One> = Omit<One, "name_devanagari"> & { name: string; name_devanagari?: string | undefined };

/** Devotees of whom each has a spelling in Devanagari: the one that was given, else the likeliest of the name. */
export async function spellNames<One extends Named<Devotee>>(
  devotees: readonly One[],
  spell: SpellWords,
): Promise<(One & { name_devanagari: string })[]> {
  const words = devotees.flatMap(({ name, name_devanagari }) => (name_devanagari ? [] : latinWords(name)));
  const spellings = words.length > 0 ? await spell(words) : [];
  const spelled = new Map(words.map((word, place) => [word, spellings[place]?.[0] ?? word]));
  return devotees.map((devotee) => ({
    ...devotee,
    name_devanagari:
      devotee.name_devanagari ??
      plain(devotee.name).replaceAll(/[a-z]+/gi, (word) => spelled.get(word.toLowerCase()) ?? word),
  }));
}

/** Without accents: José is spelled as Jose. The vowel signs of other scripts stay. */
const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/([a-z])\p{Mn}+/giu, "$1")
    .normalize("NFC");

const latinWords = (name: string): string[] =>
  (plain(name).match(/[a-z]+/gi) ?? []).map((word) => word.toLowerCase());
