import { useQuery } from "@aradhana/checkout/query";
import { familyProfiles, type SavedCalls, savedAddresses } from "@aradhana/core/api";
import { useCallback } from "react";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";

/** What the signed-in user saved; nothing is fetched for a guest. */
function useSaved<Saved, Request>(calls: SavedCalls<Saved, Request>) {
  const api = useBrowser()?.api;
  const token = useUser()?.token;
  const list = useCallback(async () => (api ? calls.list(api) : []), [api, calls]);
  return useQuery(api && token ? list : undefined);
}

export const useSavedDevotees = () => useSaved(familyProfiles);
export const useSavedAddresses = () => useSaved(savedAddresses);
