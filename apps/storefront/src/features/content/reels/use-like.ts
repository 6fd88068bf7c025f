import { likeReel } from "@aradhana/core/api";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useBrowser, useOpenBrowser } from "../../../shared/services/browser.tsx";
import { storeOwnCount } from "./own-counts.ts";

/** Which reels this browser likes: the API counts likes, but does not say whose they are. */
const KEY = "reel_likes";
const readLiked = (storage: KeyValueStorage) => readJson(storage, KEY, v.array(v.string())) ?? [];

/** The like of a reel: shown at once, and taken back where the API does not accept it. */
export function useLike(id: string, onCounted: (likes: number) => void) {
  const storage = useBrowser()?.storage;
  const openBrowser = useOpenBrowser();
  const [liked, setLiked] = useState(false);
  useEffect(() => {
    if (storage) setLiked(readLiked(storage).includes(id));
  }, [storage, id]);

  const { calling, call } = useCall(async (api, requested: boolean) => {
    setLiked(requested);
    const { storage } = await openBrowser();
    try {
      const { results, meta } = await likeReel(api, id, requested);
      onCounted(results.likes);
      storeOwnCount(storage, id, { likes: results.likes, at: meta.server_time });
    } catch (error) {
      setLiked(!requested);
      throw error;
    }
    const others = readLiked(storage).filter((each) => each !== id);
    storage.set(KEY, JSON.stringify(requested ? [...others, id] : others));
  });
  return { liked, calling, toggle: () => void call(!liked) };
}
