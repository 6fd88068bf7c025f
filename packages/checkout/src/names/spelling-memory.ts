import type { KeyValueStorage } from "@aradhana/core/storage";

const KEY = "name_spellings";
/** Words that are remembered; the one that was written longest ago is forgotten first. */
const MOST = 100;

/** The spellings that a buyer chose, by the Latin word in small letters. */
export interface SpellingMemory {
  get(word: string): string | undefined;
  /** Remembers each word of a name; a spelling with more or fewer words is remembered for no word. */
  remember(name: string, spelling: string): void;
}

/** Remembers in `storage` how this buyer's names are written: a word and its spelling in each line. */
export function createSpellingMemory(storage: KeyValueStorage): SpellingMemory {
  const read = () =>
    new Map((storage.get(KEY) ?? "").split("\n").map((line) => line.split(" ", 2) as [string, string]));
  return {
    get: (word) => read().get(word),
    remember(name, spelling) {
      const words = wordsOf(name.toLowerCase());
      const spellings = wordsOf(spelling);
      if (words.length !== spellings.length) return;
      const spelled = read();
      for (const [place, word] of words.entries()) {
        const written = spellings[place] ?? "";
        if (!/^[a-z]{2,}$/.test(word) || !/^\p{Script=Devanagari}+$/u.test(written)) continue;
        spelled.delete(word);
        spelled.set(word, written);
      }
      const lines = [...spelled].filter(([, written]) => written).slice(-MOST);
      storage.set(KEY, lines.map((pair) => pair.join(" ")).join("\n"));
    },
  };
}

const wordsOf = (name: string) =>
  name
    .normalize("NFC")
    .split(/[\s.'’-]+/)
    .filter(Boolean);
