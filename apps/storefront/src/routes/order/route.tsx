import { Skeleton } from "@aradhana/ui/skeleton";
import { useParams } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { OrderMissing } from "../../orders/order-missing.tsx";
import { ordersText } from "../../orders/text.ts";
import { useOrder } from "../../orders/use-order.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { NeedsScript } from "../../without-script/needs-script.tsx";
import { WithoutScript } from "../../without-script/without-script.tsx";
import styles from "./order.module.css";
import { OrderPage } from "./order-page.tsx";
import { orderText } from "./text.ts";

export const texts = [orderText, ordersText];

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
