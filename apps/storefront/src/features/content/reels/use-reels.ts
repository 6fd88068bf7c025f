import { useMutation } from "@aradhana/checkout/query";
import { getReels } from "@aradhana/core/api";
import type { Reel } from "@aradhana/core/contract";
import { useState } from "react";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { PER_READ, type ReelFeed } from "./load-reels.ts";

/** The reels that are read, and how to read the next ones. */
export function useReels({ reels: first, cursor: next, requested }: ReelFeed) {
  const openBrowser = useOpenBrowser();
  const [{ reels, cursor }, setRead] = useState({ reels: first, cursor: next });
  const { state, mutate } = useMutation(async () => {
    const { api } = await openBrowser();
    const { results, meta } = await getReels(api, {
      ...{ reel: requested, cursor: cursor ?? undefined, limit: PER_READ },
    });
    setRead((read) => ({
      reels: withoutDoubles([...read.reels, ...results.reels]),
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
