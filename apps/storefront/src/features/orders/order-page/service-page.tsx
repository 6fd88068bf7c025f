import { paymentPath } from "@aradhana/core/paths";
import { stageOfOrder } from "@aradhana/core/payment";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { resultPath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { Confirming } from "../order/confirming.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredServiceOrder } from "../order/use-order.ts";
import { InvoiceButton } from "./invoice-button.tsx";
import styles from "./order.module.css";
import { Paid } from "./paid.tsx";
import { orderText } from "./text.ts";

/** Everything about one order of a service: how far it is, what was ordered and for whom. */
export function ServicePage({ ordered }: { ordered: AnsweredServiceOrder }) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const moment = useMoment();
  const { order, image, for_whom } = ordered;
  const chosen = ordered.package;
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.state}>
          {stateLabel({ state: order.state, payment_state: order.payment?.state ?? null }, status)}
        </p>
        <h1 className={styles.title}>{chosen.title}</h1>
        <p className={styles.soft}>
          {t.number(order.number)} · {t.placed(moment(order.created_at))}
        </p>
      </header>
      <NextStep ordered={ordered} />
      <section className={styles.part}>
        <h2>{t.progress}</h2>
        <OrderTimeline order={order} serverTime={ordered.server_time} />
      </section>
      <section className={styles.part}>
        <h2>{t.service.title}</h2>
        <div className={styles.puja}>
          <Artwork {...image} sizes="120px" />
          <div>
            {for_whom && (
              <p>
                <b>{t.service.forWhom(for_whom)}</b>
              </p>
            )}
            <ul className={styles.rules}>
              {chosen.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className={styles.soft}>{order.policy.miss_remedy}</p>
          </div>
        </div>
      </section>
      <Paid order={order} />
      <InvoiceButton order={order} />
    </div>
  );
}

/** The next action of the buyer of a service, if there is one. */
function NextStep({ ordered: { type, order } }: { ordered: AnsweredServiceOrder }) {
  const { next: t } = useText(orderText);
  if (stageOfOrder({ state: order.state, payment_state: order.payment?.state ?? null }) === "confirming") {
    return <Confirming order={order} />;
  }
  switch (order.next_action) {
    case "pay":
      return (
        <Banner
          kind="warning"
          action={<ButtonLink href={paymentPath(order.id, type)}>{t.pay.action}</ButtonLink>}
        >
          {t.pay.words}
        </Banner>
      );
    case "give_details":
      return (
        <Banner
          kind="warning"
          action={<ButtonLink href={resultPath(type, order.id)}>{t.give_details.action}</ButtonLink>}
        >
          {t.give_details.words}
        </Banner>
      );
    case "open_result":
      return (
        <Banner
          kind="success"
          action={<ButtonLink href={resultPath(type, order.id)}>{t.open_result.action}</ButtonLink>}
        >
          {t.open_result.words}
        </Banner>
      );
    case "wait":
      return <Banner>{t.wait.words}</Banner>;
    default:
      return null;
  }
}
