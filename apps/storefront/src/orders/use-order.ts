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
    async (browser: BrowserServices) =>
      (await getPoojaOrderById(browser.api, orderId, accessTo(browser, orderId))).results,
    [orderId],
  );
  return useResource(load);
}
