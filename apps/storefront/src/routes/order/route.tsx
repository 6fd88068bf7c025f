import { orderId } from "@aradhana/core/contract";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useParams } from "react-router-dom";
import { OrderMissing } from "../../features/orders/order/order-missing.tsx";
import { ordersText } from "../../features/orders/order/text.ts";
import { useOrder } from "../../features/orders/order/use-order.ts";
import styles from "../../features/orders/order-page/order.module.css";
import { OrderPage } from "../../features/orders/order-page/order-page.tsx";
import { orderText } from "../../features/orders/order-page/text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { NeedsScript } from "../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../shared/without-script/without-script.tsx";

export const texts = [orderText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: orderText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <OrderOf key={id} orderId={id} />;
}

function OrderOf({ orderId }: { orderId: string }) {
  const t = useText(orderText);
  const { slow } = useText(ordersText);
  const { resource, reload } = useOrder(orderId);
  if (resource.status === "ready") return <OrderPage booked={resource.value} />;
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  return (
    <div aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>{t.title}</h1>
      <WithoutScript topic="order" />
      <NeedsScript>
        {["state", "puja", "price"].map((part) => (
          <div key={part} className={styles.waiting}>
            <Skeleton shape="card" />
          </div>
        ))}
      </NeedsScript>
      <p role="status">{resource.slow && slow}</p>
    </div>
  );
}
