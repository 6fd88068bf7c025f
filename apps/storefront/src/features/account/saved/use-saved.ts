import { useSaved } from "@aradhana/checkout/saved";
import { familyProfiles, savedAddresses } from "@aradhana/core/api";
import { useEffect, useSyncExternalStore } from "react";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";

/** Of a signed-in user only: nothing is fetched for a guest. */
function useOwnApi() {
  const api = useBrowser()?.api;
  return useUser() ? api : undefined;
}

export const useSavedDevotees = () => useSaved(familyProfiles, useOwnApi());

const none: readonly never[] = [];

/** The user's addresses, and those that this tab read before: they show until newer ones are there. */
export function useSavedAddresses() {
  const query = useSaved(savedAddresses, useOwnApi());
  const { state } = query;
  const shared = useBrowser()?.state;
  useEffect(() => {
    if (state.status === "ready") shared?.getState().setAddresses(state.value);
  }, [state, shared]);
  const stored = useSyncExternalStore(
    (changed) => shared?.subscribe(changed) ?? (() => {}),
    () => shared?.getState().addressesData ?? none,
    () => none,
  );
  return { ...query, stored };
}
