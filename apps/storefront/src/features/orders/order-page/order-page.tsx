import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { Changes } from "../changes/changes.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import { OrderReviews } from "../review/order-reviews.tsx";
import { BookedPuja } from "./booked-puja.tsx";
import { InvoiceButton } from "./invoice-button.tsx";
import { NextStep } from "./next-step.tsx";
import styles from "./order.module.css";
import { Paid } from "./paid.tsx";
import { Parts } from "./parts.tsx";
import { Plans } from "./plans.tsx";
import { Proofs } from "./proofs.tsx";
import { SankalpPart } from "./sankalp-part.tsx";
import { orderText } from "./text.ts";

/** In a cart, each ritual shows by itself whose names are missing. */
const isOfNames = ({ next_action }: AnsweredOrder["order"]) =>
  next_action === "fill_sankalp" || next_action === "edit_sankalp";

/** Everything about one order, the next thing to do first. */
export function OrderPage({ booked, onChanged }: { booked: AnsweredOrder; onChanged: () => void }) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const moment = useMoment();
  const { order } = booked;
  const ritual = orderedRitual(booked);

  return (
    <div className={styles.page}>
      <header>
        <p className={styles.state}>
          {stateLabel({ state: order.state, payment_state: order.payment?.state ?? null }, status)}
        </p>
        <h1 className={styles.title}>{ritual.title}</h1>
        <p className={styles.soft}>
          {t.number(order.number)} · {t.placed(moment(order.created_at))}
        </p>
      </header>
      {order.parts && isOfNames(order) ? null : <NextStep booked={booked} />}
      <Parts booked={booked} />
      <section className={styles.part}>
        <h2>{t.progress}</h2>
        <OrderTimeline order={order} serverTime={booked.server_time} />
      </section>
      <BookedPuja booked={booked} />
      <SankalpPart sankalp={booked.sankalp} />
      <Proofs proofs={booked.proofs} ritual={ritual} />
      <OrderReviews order={order} />
      <Changes order={order} onChanged={onChanged} />
      <Paid order={order} />
      <InvoiceButton order={order} />
      <Plans booked={booked} />
    </div>
  );
}
