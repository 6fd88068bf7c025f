import { getPoojaOrderById } from "@aradhana/core/api";
import { useCallback } from "react";
import { accessTo } from "../order-access/order-access.ts";
import { useOrderAccess } from "../order-access/use-order-access.ts";
import { useResource } from "../resource/use-resource.ts";
import type { BrowserServices } from "../services/browser.tsx";

/** An order of this visitor: signed in, or holding its signed link. */
export function useOrder(orderId: string) {
  useOrderAccess(orderId);
  const load = useCallback(
    async ({ api, drafts }: BrowserServices) =>
      (await getPoojaOrderById(api, orderId, accessTo(drafts, orderId))).results,
    [orderId],
  );
  return useResource(load);
}
