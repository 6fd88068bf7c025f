import { orderPath } from "@aradhana/core/paths";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { isGoodsOrder } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { OrderMissing } from "../order/order-missing.tsx";
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
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  if (resource.status !== "ready") {
    return (
      <>
        <WithoutScript topic="order" />
        <NeedsScript>
          <StatusScreen status="checking" heading={t.title} aria-busy="true" />
        </NeedsScript>
      </>
    );
  }
  const ordered = resource.value;
  if (isGoodsOrder(ordered)) return <OrderedGoods ordered={ordered} />;
  const { parts } = ordered.order;
  if (parts) return <OrderedParts ordered={ordered} parts={parts} />;
  return <Navigate replace to={orderPath({ id: orderId, name: ordered.name })} />;
}
