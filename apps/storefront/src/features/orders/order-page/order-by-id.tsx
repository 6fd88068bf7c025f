import { Skeleton } from "@aradhana/ui/skeleton";
import { isGoodsOrder, isServiceOrder } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { OrderMissing } from "../order/order-missing.tsx";
import { useTypedOrder } from "../order/use-order.ts";
import { GoodsPage } from "./goods-page.tsx";
import styles from "./order.module.css";
import { OrderPage } from "./order-page.tsx";
import { ServicePage } from "./service-page.tsx";
import { orderText } from "./text.ts";

/** Fetches an order and shows its page. */
export function OrderById({ orderId }: { orderId: string }) {
  const t = useText(orderText);
  const { resource, reload } = useTypedOrder(orderId);
  if (resource.status === "ready") {
    const { value } = resource;
    if (isServiceOrder(value)) return <ServicePage ordered={value} />;
    return isGoodsOrder(value) ? (
      <GoodsPage ordered={value} onChanged={reload} />
    ) : (
      <OrderPage booked={value} onChanged={reload} />
    );
  }
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
    </div>
  );
}
