import type { PoojaOrder } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../i18n/define-text.ts";
import { useHour } from "../../local-time/use-hour.ts";
import { OrderTimeline } from "../../orders/order-timeline.tsx";
import { ordersText } from "../../orders/text.ts";
import { shellText } from "../../shell/text.ts";
import { BookedPuja } from "./booked-puja.tsx";
import { NextStep } from "./next-step.tsx";
import styles from "./order.module.css";
import { Paid } from "./paid.tsx";
import { Proofs } from "./proofs.tsx";
import { SankalpPart } from "./sankalp-part.tsx";
import { orderText } from "./text.ts";

/** Everything about one order, the next thing to do first. */
export function OrderPage({ booked }: { booked: PoojaOrder }) {
  const t = useText(orderText);
  const { states } = useText(ordersText);
  const { footer } = useText(shellText);
  const hour = useHour("day-year");
  const { order } = booked;
  const { refunds, reschedule_until_hours, max_reschedules, miss_remedy } = order.policy;

  return (
    <div className={styles.page}>
      <header>
        <p className={styles.state}>{states[order.state]}</p>
        <h1 className={styles.title}>{booked.pooja.title}</h1>
        <p className={styles.soft}>
          {t.number(order.number)} · {t.placed(hour(order.created_at))}
        </p>
      </header>
      <NextStep booked={booked} />
      <section className={styles.part}>
        <h2>{t.progress}</h2>
        <OrderTimeline order={order} />
      </section>
      <BookedPuja booked={booked} />
      <SankalpPart sankalp={booked.sankalp} />
      <Proofs proofs={booked.proofs} />
      <Paid order={order} />
      <section className={styles.part}>
        <h2>{t.policy}</h2>
        <ul className={styles.rules}>
          {refunds.map(({ until_hours, pct }) => (
            <li key={until_hours}>{t.refund(pct, until_hours)}</li>
          ))}
          {max_reschedules > 0 && <li>{t.reschedule(max_reschedules, reschedule_until_hours)}</li>}
          <li>{miss_remedy}</li>
        </ul>
        <p className={styles.soft}>{t.care}</p>
        <ButtonLink variant="line" href={`tel:${footer.phone.replaceAll(" ", "")}`}>
          {t.call}
        </ButtonLink>
      </section>
    </div>
  );
}
