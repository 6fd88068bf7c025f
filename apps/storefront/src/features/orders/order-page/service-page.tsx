import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { resultPath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredServiceOrder } from "../order/use-order.ts";
import { InvoiceButton } from "./invoice-button.tsx";
import styles from "./order.module.css";
import { OrderHead } from "./order-head.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { Paid } from "./paid.tsx";
import { isAboutPayment, PaymentStep } from "./payment-step.tsx";
import { orderText } from "./text.ts";

/** Everything about one order of a service: how far it is, what was ordered and for whom. */
export function ServicePage({ ordered }: { ordered: AnsweredServiceOrder }) {
  const t = useText(orderText);
  const { order, image, for_whom } = ordered;
  const chosen = ordered.package;
  return (
    <div className={styles.page}>
      <OrderHead order={order} title={chosen.title} />
      <NextStep ordered={ordered} />
      <OrderProgress order={order} serverTime={ordered.server_time} />
      <section className={styles.part}>
        <h2>{t.service.title}</h2>
        <div className={styles.puja}>
          <Artwork {...image} sizes="120px" />
          <div className={styles.facts}>
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
  const { actions } = useText(ordersText);
  if (isAboutPayment(order)) return <PaymentStep order={order} />;
  switch (order.next_action) {
    case "give_details":
      return (
        <Banner
          kind="warning"
          action={<ButtonLink href={resultPath(type, order.id)}>{actions.give_details}</ButtonLink>}
        >
          {t.give_details.words}
        </Banner>
      );
    case "open_result":
      return (
        <Banner
          kind="success"
          action={<ButtonLink href={resultPath(type, order.id)}>{actions.open_result}</ButtonLink>}
        >
          {t.open_result.words}
        </Banner>
      );
    case "wait":
      return <Banner>{t.wait.words}</Banner>;
    // Of rituals, which need names.
    case "fill_sankalp":
    case "edit_sankalp":
    case "pay":
    case "none":
      return null;
  }
}
