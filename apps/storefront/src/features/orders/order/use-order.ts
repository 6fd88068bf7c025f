import { ApiError, getOrderById } from "@aradhana/core/api";
import type { TypedOrder } from "@aradhana/core/contract";
import { useCallback } from "react";
import type { GoodsOrder, RitualOrder, ServiceOrder } from "../../../lines/order-line.ts";
import { isRitualOrder } from "../../../lines/order-lines.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";
import { useOrderAccess } from "../access/use-order-access.ts";

type Answered<Typed extends TypedOrder> = Typed & { server_time: string };

/** An order of a ritual, and when the server sent it. */
export type AnsweredOrder = Answered<RitualOrder> & {
  /** The ritual of a cart's order as which it was read. @default as a whole */
  itemId?: string | undefined;
};
export type AnsweredGoodsOrder = Answered<GoodsOrder>;
export type AnsweredServiceOrder = Answered<ServiceOrder>;

const readTypedOrder = async (
  browser: BrowserServices,
  orderId: string,
  itemId?: string,
): Promise<Answered<TypedOrder>> => {
  const secret = accessTo(browser, orderId);
  const { results, meta } = await getOrderById(browser.api, orderId, secret, itemId);
  return { ...results, server_time: meta.server_time };
};

/** An order of this visitor, of any type: signed in, or holding its signed link. */
export function useTypedOrder(orderId: string) {
  useOrderAccess(orderId);
  return useResource(useCallback((browser: BrowserServices) => readTypedOrder(browser, orderId), [orderId]));
}

/** An order of a ritual. One of goods or a service has none of what these screens are for, so it is not found. */
export function useOrder(orderId: string, itemId?: string) {
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices): Promise<AnsweredOrder> => {
      const order = await readTypedOrder(browser, orderId, itemId);
      if (!isRitualOrder(order)) {
        throw new ApiError("this order has no ritual", { code: "order_not_found", status: 404 });
      }
      return { ...order, itemId };
    },
    [orderId, itemId],
  );
  return useResource(load);
}
