import { orderPath } from "@aradhana/core/paths";
import { useEffect } from "react";
import { isGoodsOrder, isRitualOrder } from "../../../lines/order-lines.ts";
import { ReplaceAddress } from "../../../shared/address/replace-address.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { LoadedOrder } from "../order/loaded-order.tsx";
import { useTypedOrder } from "../order/use-order.ts";
import { OrderedGoods } from "./ordered-goods.tsx";
import { OrderedParts } from "./ordered-parts.tsx";
import { goodsSuccessText } from "./text.ts";

/** Fetches the order and shows what was bought; an order of one ritual has its own page. */
export function GoodsSuccessPage({ orderId }: { orderId: string }) {
  const t = useText(goodsSuccessText);
  const { resource, reload } = useTypedOrder(orderId);
  const browser = useBrowser();
  const isOrdered = resource.status === "ready";
  // Paid in cash, it left the cart without a payment to confirm.
  useEffect(() => {
    if (isOrdered) browser?.refreshCart();
  }, [isOrdered, browser]);
  return (
    <LoadedOrder {...{ resource, reload, title: t.title }}>
      {(ordered) => {
        if (isGoodsOrder(ordered)) return <OrderedGoods ordered={ordered} />;
        const { parts } = ordered.order;
        if (parts && isRitualOrder(ordered)) return <OrderedParts ordered={ordered} parts={parts} />;
        return <ReplaceAddress with={orderPath({ id: orderId, name: ordered.name })} />;
      }}
    </LoadedOrder>
  );
}
