import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

/** The likes of a reel as the API counted them when this browser liked it or took the like back. */
interface OwnCount {
  likes: number;
  /** When, by the clock of the API. */
  at: string;
}

const KEY = "reel_counts";
const stored = v.record(v.string(), v.object({ likes: v.pipe(v.number(), v.minValue(0)), at: v.string() }));
/** How long the API answers a feed that it has read from its memory, in ms, generously. */
const API_MEMORY = 10_000;
/** The oldest feed that servers and browsers show: an older count is in each of them, in ms. */
const OLDEST_FEED = 3_600_000;

const readCounts = (storage: KeyValueStorage) => readJson(storage, KEY, stored) ?? {};

/** Stores a count until every cached feed includes it. */
export function storeOwnCount(storage: KeyValueStorage, id: string, count: OwnCount): void {
  const others = Object.entries(readCounts(storage)).filter(
    ([each, { at }]) => each !== id && Date.parse(count.at) - Date.parse(at) < OLDEST_FEED,
  );
  storage.set(KEY, JSON.stringify(Object.fromEntries([...others, [id, count]])));
}

/** Reels of a feed that was read at `readAt`, with the later counts of this browser's own likes; the same list if there are none. */
export function withOwnCounts<Reel extends { id: string; likes: number }>(
  reels: readonly Reel[],
  readAt: string,
  storage: KeyValueStorage,
): readonly Reel[] {
  const counts = new Map(Object.entries(readCounts(storage)));
  const later = ({ id }: Reel) => {
    const own = counts.get(id);
    return own && Date.parse(own.at) + API_MEMORY > Date.parse(readAt) ? own : undefined;
  };
  if (!reels.some(later)) return reels;
  return reels.map((reel) => ({ ...reel, likes: later(reel)?.likes ?? reel.likes }));
}
