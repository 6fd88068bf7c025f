import { paymentPath } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { Changes } from "../changes/changes.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredGoodsOrder } from "../order/use-order.ts";
import { OrderReviews } from "../review/order-reviews.tsx";
import { InvoiceButton } from "./invoice-button.tsx";
import styles from "./order.module.css";
import { Paid } from "./paid.tsx";
import { orderText } from "./text.ts";

/** Everything about one order of goods: what is sent, where it is, and until when it can be returned. */
export function GoodsPage({ ordered, onChanged }: { ordered: AnsweredGoodsOrder; onChanged: () => void }) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const moment = useMoment();
  const { order, items } = ordered;
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.state}>
          {stateLabel({ state: order.state, payment_state: order.payment?.state ?? null }, status)}
        </p>
        <h1 className={styles.title}>{items[0]?.title}</h1>
        <p className={styles.soft}>
          {t.number(order.number)} · {t.placed(moment(order.created_at))}
        </p>
      </header>
      {order.next_action === "pay" && (
        <ButtonLink href={paymentPath(order.id, order.type)}>{t.next.pay.action}</ButtonLink>
      )}
      <section className={styles.part}>
        <h2>{t.progress}</h2>
        <OrderTimeline order={order} serverTime={ordered.server_time} />
      </section>
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
