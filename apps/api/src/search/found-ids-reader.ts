import type { Clock } from "../clock.ts";
import { createReadCache } from "../http/create-read-cache.ts";

interface Part {
  limit: number;
  offset: number;
}

/** The number of best matches that are read at once: more than most visitors page through. */
const BEST = 240;

/**
 * Creates a function that reads a page of a search's ids. Its best matches are cached as long as its counts, because
 * both need every match. `key` names the search.
 */
export function foundIdsReader({ clock, countCacheMs }: { clock: Clock; countCacheMs: number }) {
  const cached = createReadCache<string[]>({ clock, retentionMs: countCacheMs });
  return async (key: string, { limit, offset }: Part, read: (part: Part) => Promise<string[]>) => {
    if (offset + limit > BEST) return read({ limit, offset });
    const best = await cached(key, () => read({ limit: BEST, offset: 0 }));
    return best.slice(offset, offset + limit);
  };
}
