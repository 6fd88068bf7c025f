import { getOrderById } from "@aradhana/core/api";
import type { TypedOrder } from "@aradhana/core/contract";
import { useCallback } from "react";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";
import { useOrderAccess } from "../access/use-order-access.ts";

/** An order, and when the server told it. */
export type AnsweredOrder = TypedOrder & { server_time: string };

/** An order of this visitor: signed in, or holding its signed link. */
export function useOrder(orderId: string) {
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices): Promise<AnsweredOrder> => {
      const { results, meta } = await getOrderById(browser.api, orderId, accessTo(browser, orderId));
      return { ...results, server_time: meta.server_time };
    },
    [orderId],
  );
  return useResource(load);
}
