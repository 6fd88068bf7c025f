import { templePlace } from "@aradhana/core/catalogue";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { OrderTimeline } from "../../features/orders/order/order-timeline.tsx";
import type { AnsweredOrder } from "../../features/orders/order/use-order.ts";
import { chadhaavaSuccessText } from "../../lines/chadhaava/success-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { useMoment } from "../../shared/local-time/use-moment.ts";
import { NamesRead } from "./names-read.tsx";
import { NextOffering } from "./next-offering.tsx";
import { Recordings } from "./recordings.tsx";
import styles from "./success.module.css";

export type ChadhaavaOrder = Extract<AnsweredOrder, { type: "chadhaava" }>;

const unpaid = new Set<ChadhaavaOrder["order"]["state"]>(["created", "payment_pending", "payment_failed"]);
const done = new Set<ChadhaavaOrder["order"]["state"]>(["offered", "proof_ready", "closed"]);

/** What was offered, the names as they are read, and how far it is. */
export function BookedOfferings({ booked }: { booked: ChadhaavaOrder }) {
  const t = useText(chadhaavaSuccessText);
  const moment = useMoment();
  const { order, chadhaava, proofs } = booked;
  const isUnpaid = unpaid.has(order.state);
  const heading = isUnpaid ? t.unpaid : done.has(order.state) ? t.offered : t.booked;

  return (
    <div className={styles.page}>
      <StatusScreen
        status={isUnpaid ? "pending" : "success"}
        heading={heading}
        facts={[
          { label: t.chadhaava, value: chadhaava.title },
          { label: t.when, value: moment(chadhaava.muhurat.start_at) },
          { label: t.where, value: templePlace(chadhaava.temple) },
          { label: t.recording, value: t.within(chadhaava.proof_eta_hours) },
          { label: t.number, value: order.number },
        ]}
        actions={
          <>
            {isUnpaid && <ButtonLink href={paymentPath(order.id, order.type)}>{t.pay}</ButtonLink>}
            <ButtonLink variant="line" href={orderPath({ id: order.id, name: booked.name })}>
              {t.order}
            </ButtonLink>
          </>
        }
      />
      <Recordings proofs={proofs} />
      <section className={styles.part}>
        <h2>{t.items}</h2>
        <ul className={styles.items}>
          {order.lines.map(({ title, qty }) => (
            <li key={title}>{t.quantity(qty, title)}</li>
          ))}
        </ul>
      </section>
      <NamesRead booked={booked} />
      <section className={styles.part}>
        <h2>{t.progress}</h2>
        <OrderTimeline order={order} serverTime={booked.server_time} />
      </section>
      <NextOffering chadhaava={chadhaava} />
    </div>
  );
}
