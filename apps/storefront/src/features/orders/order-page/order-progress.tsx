import type { Order } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { OrderTimeline } from "../order/order-timeline.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** How far an order is. */
export function OrderProgress({ order, serverTime }: { order: Order; serverTime: string }) {
  const t = useText(orderText);
  return (
    <section className={styles.part}>
      <h2>{t.progress}</h2>
      <OrderTimeline order={order} serverTime={serverTime} />
    </section>
  );
}
