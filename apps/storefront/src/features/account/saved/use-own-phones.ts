import { useQuery } from "@aradhana/checkout/query";
import { listPhones, withSignal } from "@aradhana/core/api";
import { useCallback } from "react";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";

/** The verified numbers of the signed-in user; nothing is fetched for a guest. */
export function useOwnPhones() {
  const api = useBrowser()?.api;
  const isSignedIn = useUser() !== undefined;
  const load = useCallback(
    async (signal: AbortSignal) => (api ? listPhones(withSignal(api, signal)) : undefined),
    [api],
  );
  return useQuery(api && isSignedIn ? load : undefined);
}
