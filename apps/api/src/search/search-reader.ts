import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { type FoundEntry, findEntries } from "./find-entries.queries.ts";
import { foldQuery } from "./fold-words.ts";
import { nearestWords } from "./nearest-words.ts";
import { readSearchWords, readUsedWords } from "./read-search-words.ts";
import type { SearchKind } from "./search-entries.table.ts";

/** The number of best matches that a search has: more than visitors page through. */
const BEST = 120;
/** The number of close words among which one is searched for that still has entries. */
const NEAREST = 5;

interface SearchParts {
  db: Database;
  clock: Clock;
  countCacheMs: number;
}

/** Creates the functions that search in entries of these kinds. */
export function searchReader({ db, clock, countCacheMs }: SearchParts, kinds: readonly SearchKind[]) {
  const cachedWords = createReadCache<string[]>({ clock, retentionMs: countCacheMs });

  return {
    /** The best matches of each kind for what a visitor typed. */
    find: (q: string, most = BEST): Promise<FoundEntry[]> =>
      findEntries(db, { kinds, most, words: foldQuery(q), match: "all" }),

    /** The best matches of words that resemble those of a search without matches. */
    async findSimilar(q: string, most: number): Promise<FoundEntry[]> {
      const vocabulary = await cachedWords("words", () => readSearchWords(db, kinds));
      const nearest = foldQuery(q).map((word) => nearestWords(word, vocabulary, NEAREST));
      if (nearest.flat().length === 0) return [];
      const used = await readUsedWords(db, kinds, nearest.flat());
      const words = nearest.flatMap((candidates) => candidates.find((word) => used.has(word)) ?? []);
      return findEntries(db, { kinds, most, words, match: "any" });
    },
  };
}
