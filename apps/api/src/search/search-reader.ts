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

/** What is worth a suggestion by itself: not a number or a single letter. */
const TELLING = /[a-z]{2}/;

interface SearchParts {
  db: Database;
  clock: Clock;
  countCacheMs: number;
}

/** Creates the functions that search in entries of these kinds. */
export function searchReader({ db, clock, countCacheMs }: SearchParts, kinds: readonly SearchKind[]) {
  const cachedWords = createReadCache<string[]>({ clock, retentionMs: countCacheMs });

  /** The closest word of each that still has entries. */
  async function readNearest(words: readonly string[]): Promise<Map<string, string>> {
    if (words.length === 0) return new Map();
    const vocabulary = await cachedWords("words", () => readSearchWords(db, kinds));
    const nearest = words.map((word) => ({ word, candidates: nearestWords(word, vocabulary, NEAREST) }));
    const all = nearest.flatMap(({ candidates }) => candidates);
    const used = all.length > 0 ? await readUsedWords(db, kinds, all) : new Set<string>();
    return new Map(
      nearest.flatMap(({ word, candidates }) => {
        const closest = candidates.find((candidate) => used.has(candidate));
        return closest === undefined ? [] : [[word, closest] as const];
      }),
    );
  }

  return {
    /** The best matches of each kind for what a visitor typed. */
    find: (q: string, most = BEST): Promise<FoundEntry[]> =>
      findEntries(db, { kinds, most, words: foldQuery(q), match: "all" }),

    /** The best matches of words that resemble those of a search without matches. */
    async findSimilar(q: string, most: number): Promise<FoundEntry[]> {
      const typed = foldQuery(q).filter((word) => TELLING.test(word));
      // One word that finds nothing is none of the index. Of several, those that are need no others.
      const used = typed.length > 1 ? await readUsedWords(db, kinds, typed) : new Set<string>();
      const known = typed.filter((word) => used.has(word));
      const nearest = await readNearest(typed.filter((word) => !used.has(word)));
      const words = typed.flatMap((word) => (used.has(word) ? word : (nearest.get(word) ?? [])));
      if (words.length === 0) return [];
      const search = { kinds, most, words };
      // One of many words that happens to be close to something is not what they mean.
      if (known.length === 0 && nearest.size * 2 < typed.length) return [];
      if (known.length === 0) return findEntries(db, { ...search, match: "any" });
      // "Pukhraj ring" means the stone: a word that is only close to "ring" counts where both match.
      const corrected = nearest.size > 0 ? await findEntries(db, { ...search, match: "all" }) : [];
      if (corrected.length > 0) return corrected;
      return findEntries(db, { ...search, words: known, match: "any" });
    },
  };
}
