import { useQuery } from "@aradhana/checkout/query";
import { getEmail, withSignal } from "@aradhana/core/api";
import { useCallback } from "react";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";

/** Where the signed-in user's orders are reported by e-mail; nothing is fetched for a guest. */
export function useOwnEmail() {
  const api = useBrowser()?.api;
  const isSignedIn = useUser() !== undefined;
  const load = useCallback(
    async (signal: AbortSignal) => (api ? getEmail(withSignal(api, signal)) : undefined),
    [api],
  );
  return useQuery(api && isSignedIn ? load : undefined);
}
