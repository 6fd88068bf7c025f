import { type ApiClient, type SavedCalls, withSignal } from "@aradhana/core/api";
import { useCallback } from "react";
import { useQuery } from "../query/index.ts";

/** What the signed-in user saved. Nothing is fetched without an `api`, as for a guest. */
export function useSaved<Saved, Request>(calls: SavedCalls<Saved, Request>, api: ApiClient | undefined) {
  const list = useCallback(
    async (signal: AbortSignal) => (api ? calls.list(withSignal(api, signal)) : []),
    [api, calls],
  );
  return useQuery(api && list);
}
