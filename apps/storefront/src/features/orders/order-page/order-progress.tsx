import type { Order } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { Shipments } from "../order/shipments.tsx";
import { ordersText } from "../order/text.ts";
import styles from "./order.module.css";

/** How far an order is, and where its items have different steps, how far each of them is. */
export function OrderProgress({ order, serverTime }: { order: Order; serverTime: string }) {
  const { statusHeading } = useText(ordersText);
  const groups = groupBySteps(order);
  if (groups.length < 2) {
    return (
      <section className={styles.part}>
        <h2>{statusHeading}</h2>
        <OrderTimeline order={order} serverTime={serverTime} />
      </section>
    );
  }
  const ofNames = groups.findIndex(({ hasNames }) => hasNames);
  return (
    <section className={styles.part}>
      <h2>{statusHeading}</h2>
      {groups.map(({ title, timeline }, index) => (
        <div key={title} className={styles.part}>
          <h3>{title}</h3>
          <OrderTimeline
            order={{ timeline, ...(index === ofNames && { corrections: order.corrections }) }}
            serverTime={serverTime}
          />
        </div>
      ))}
      <Shipments shipments={order.shipments} />
    </section>
  );
}

/** Goods in one parcel have the same steps, which are shown once. */
function groupBySteps({ parts = [] }: Order) {
  const groups = new Map<string, { title: string; timeline: Order["timeline"]; hasNames: boolean }>();
  for (const { title, timeline, needs_names } of parts) {
    if (!timeline) return [];
    const key = JSON.stringify(timeline);
    const group = groups.get(key);
    groups.set(key, {
      title: group ? `${group.title}, ${title}` : title,
      timeline,
      hasNames: needs_names || group?.hasNames === true,
    });
  }
  return [...groups.values()];
}
