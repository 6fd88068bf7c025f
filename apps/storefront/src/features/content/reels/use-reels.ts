import { useMutation } from "@aradhana/checkout/query";
import { getReels } from "@aradhana/core/api";
import type { Reel } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import { useBrowser, useOpenBrowser } from "../../../shared/services/browser.tsx";
import { PER_READ, type ReelFeed } from "./load-reels.ts";
import { withOwnCounts } from "./own-counts.ts";

/** The reels that are read, and how to read the next ones. */
export function useReels({ reels: first, readAt, cursor: next, requested }: ReelFeed) {
  const openBrowser = useOpenBrowser();
  const [{ reels, cursor }, setRead] = useState({ reels: first, cursor: next });
  const storage = useBrowser()?.storage;
  useEffect(() => {
    if (!storage) return;
    setRead((read) => {
      const counted = withOwnCounts(read.reels, readAt, storage);
      return counted === read.reels ? read : { ...read, reels: counted };
    });
  }, [storage, readAt]);
  const { state, mutate } = useMutation(async () => {
    const { api, storage } = await openBrowser();
    const { results, meta } = await getReels(api, {
      ...{ reel: requested, cursor: cursor ?? undefined, limit: PER_READ },
    });
    setRead((read) => ({
      reels: withoutDoubles([...read.reels, ...withOwnCounts(results.reels, meta.server_time, storage)]),
      cursor: meta.cursor ?? null,
    }));
  });
  // A reel that is scrolled away leaves the document: its count of likes stays here.
  const countLikes = (id: string, likes: number) =>
    setRead((read) => ({
      ...read,
      reels: read.reels.map((reel) => (reel.id === id ? { ...reel, likes } : reel)),
    }));
  const hasMore = cursor !== null;
  return { reels, hasMore, state: state.status, readMore: () => void mutate(), countLikes };
}

/** A reel that was published meanwhile moves the others: one may come twice. */
const withoutDoubles = (reels: readonly Reel[]): readonly Reel[] =>
  [...new Map(reels.toReversed().map((reel) => [reel.id, reel])).values()].toReversed();
