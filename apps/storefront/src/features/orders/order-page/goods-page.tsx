import { Artwork } from "@aradhana/ui/artwork";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Changes } from "../changes/changes.tsx";
import { ordersText } from "../order/text.ts";
import type { AnsweredGoodsOrder } from "../order/use-order.ts";
import { OrderReviews } from "../review/order-reviews.tsx";
import { InvoiceButton } from "./invoice-button.tsx";
import styles from "./order.module.css";
import { OrderHead } from "./order-head.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { Paid } from "./paid.tsx";
import { isAboutPayment, PaymentStep } from "./payment-step.tsx";
import { orderText } from "./text.ts";

/** Everything about one order of goods: what is sent, where it is, and until when it can be returned. */
export function GoodsPage({ ordered, onChanged }: { ordered: AnsweredGoodsOrder; onChanged: () => void }) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const { order, items } = ordered;
  return (
    <div className={styles.page}>
      <OrderHead order={order} title={items[0]?.title ?? ""} count={items.length} />
      {isAboutPayment(order) && <PaymentStep order={order} />}
      <OrderProgress order={order} serverTime={ordered.server_time} />
      {items.map((item) => (
        <section key={`${item.product_id} ${item.detail}`} className={styles.part}>
          <h2>{item.title}</h2>
          <div className={styles.puja}>
            {item.image && <Artwork {...item.image} sizes="120px" />}
            <div>
              <p>
                <b>{item.detail}</b> {item.qty > 1 && `× ${item.qty}`}
              </p>
              {item.energised && (
                <p>
                  {item.energised_for
                    ? status.energisedFor(item.energised_for.name, item.energised_for.gotra)
                    : status.energised}
                </p>
              )}
              <p className={styles.soft}>{item.returns.terms}</p>
            </div>
          </div>
        </section>
      ))}
      {order.address_summary && (
        <p className={styles.soft}>
          {t.sentTo}: {order.address_summary}
        </p>
      )}
      <OrderReviews order={order} />
      <Changes order={order} onChanged={onChanged} />
      <Paid order={order} />
      <InvoiceButton order={order} />
    </div>
  );
}
