import { linkFact } from "@aradhana/checkout/payment";
import { templePlace } from "@aradhana/core/catalogue";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { isUnclear, mayPay, stageOfOrder } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import outcome from "../order/outcome.module.css";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import { NamesRead } from "./names-read.tsx";
import { NextOffering } from "./next-offering.tsx";
import { Recordings } from "./recordings.tsx";
import styles from "./success.module.css";

export type ChadhaavaOrder = Extract<AnsweredOrder, { type: "chadhaava" }>;

const done = new Set<ChadhaavaOrder["order"]["state"]>(["offered", "proof_ready", "closed"]);

/** The offerings, the names as they are read out, and the progress of the order. */
export function BookedOfferings({ booked }: { booked: ChadhaavaOrder }) {
  const t = useText(chadhaavaSuccessText);
  const moment = useMoment();
  const { order, chadhaava, proofs } = booked;
  const { confirming, ...facts } = useText(ordersText);
  const stage = stageOfOrder({ state: order.state, payment_state: order.payment?.state ?? null });
  const isPaid = stage === "paid";
  const paidHeading = done.has(order.state) ? t.offered : t.booked;
  const unpaidHeading = isUnclear(stage) ? confirming.short : t.unpaid;

  return (
    <div className={outcome.page}>
      <StatusScreen
        className={outcome.status}
        status={isPaid ? "success" : "pending"}
        heading={isPaid ? paidHeading : unpaidHeading}
        facts={[
          { label: t.chadhaava, value: chadhaava.title },
          { label: t.when, value: moment(chadhaava.muhurat.start_at) },
          { label: t.where, value: templePlace(chadhaava.temple) },
          { label: t.recording, value: t.within(chadhaava.proof_eta_hours) },
          { label: t.number, value: order.number },
          ...(order.link_sent ? [linkFact(order.link_sent, facts.link)] : []),
        ]}
        actions={
          <>
            {isUnclear(stage) && (
              <ButtonLink variant="line" href={paymentPath(order.id, order.type)}>
                {confirming.action}
              </ButtonLink>
            )}
            {mayPay(stage) && <ButtonLink href={paymentPath(order.id, order.type)}>{t.pay}</ButtonLink>}
            <ButtonLink
              variant={isPaid ? "primary" : "line"}
              href={orderPath({ id: order.id, name: booked.name })}
            >
              {t.order}
            </ButtonLink>
            {isPaid && <AskOnWhatsapp order={order.number} />}
          </>
        }
      />
      <Recordings proofs={proofs} chadhaava={chadhaava} />
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
        <h2>{facts.statusHeading}</h2>
        <OrderTimeline order={order} serverTime={booked.server_time} />
      </section>
      <NextOffering chadhaava={chadhaava} />
    </div>
  );
}
