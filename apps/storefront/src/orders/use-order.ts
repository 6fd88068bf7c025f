import { useCallback } from "react";
import { accessTo } from "../order-access/order-access.ts";
import { useOrderAccess } from "../order-access/use-order-access.ts";
import { useResource } from "../resource/use-resource.ts";
import type { BrowserServices } from "../services/browser.tsx";
import { loadOrder } from "./load-order.ts";
import type { BookedOrder } from "./rite-of.ts";

/** An order, and when the server told it. */
export type AnsweredOrder = BookedOrder & { server_time: string };

/** An order of this visitor: signed in, or holding its signed link. */
export function useOrder(orderId: string) {
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices): Promise<AnsweredOrder> => {
      const { results, meta } = await loadOrder(browser.api, orderId, accessTo(browser, orderId));
      return { ...results, server_time: meta.server_time };
    },
    [orderId],
  );
  return useResource(load);
}
