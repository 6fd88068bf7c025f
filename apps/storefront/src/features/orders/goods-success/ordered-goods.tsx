import { linkFact } from "@aradhana/checkout/payment";
import type { OrderState } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { isUnclear, mayPay, stageOfOrder } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { formatDay } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import outcome from "../order/outcome.module.css";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredGoodsOrder } from "../order/use-order.ts";
import styles from "./goods-success.module.css";
import { OrderedGood } from "./ordered-good.tsx";
import { Suggestions } from "./suggestions.tsx";
import { goodsSuccessText } from "./text.ts";

const notDispatched: readonly OrderState[] = ["confirmed", "energising", "packed"];

/** The number, when and where it arrives, what was bought, how far it is, and at most three things that go with it. */
export function OrderedGoods({ ordered }: { ordered: AnsweredGoodsOrder }) {
  const t = useText(goodsSuccessText);
  const facts = useText(ordersText);
  const { language } = useVisitor();
  const { order, items, arrives, pays_on_delivery, suggestions } = ordered;
  const known = { state: order.state, payment_state: order.payment?.state ?? null };
  const stage = stageOfOrder(known);
  const isPlaced = stage === "paid";
  // What is paid on delivery has its invoice once it is dispatched.
  const hasInvoice = isPlaced && !(pays_on_delivery && notDispatched.includes(order.state));
  const arrival = t.between(formatDay(arrives.from, language), formatDay(arrives.to, language));

  return (
    <div className={outcome.page}>
      <StatusScreen
        className={outcome.status}
        status={isPlaced ? "success" : "pending"}
        heading={isPlaced ? t.heading : mayPay(stage) ? t.unpaid : stateLabel(known, facts)}
        facts={[
          { label: t.number, value: order.number },
          ...(isPlaced ? [{ label: t.arrives, value: arrival }] : []),
          ...(order.address_summary ? [{ label: t.address, value: order.address_summary }] : []),
          ...(isPlaced
            ? [{ label: pays_on_delivery ? t.cash : t.paid, value: formatMoney(order.totals.grand) }]
            : []),
          ...(order.link_sent ? [linkFact(order.link_sent, facts.link)] : []),
        ]}
        actions={
          <>
            {!pays_on_delivery && mayPay(stage) && (
              <ButtonLink href={paymentPath(order.id, order.type)}>{t.pay}</ButtonLink>
            )}
            {isUnclear(stage) && (
              <ButtonLink variant="line" href={paymentPath(order.id, order.type)}>
                {facts.confirming.action}
              </ButtonLink>
            )}
            <ButtonLink
              variant={isPlaced ? "primary" : "line"}
              href={orderPath({ id: order.id, name: ordered.name })}
            >
              {hasInvoice ? t.orderAndInvoice : t.order}
            </ButtonLink>
            {isPlaced && <AskOnWhatsapp order={order.number} />}
          </>
        }
      />
      <section className={outcome.part}>
        <h2>{t.items}</h2>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={`${item.product_id} ${item.detail}`}>
              <OrderedGood good={item} />
            </li>
          ))}
        </ul>
      </section>
      <section className={outcome.part}>
        <h2>{facts.statusHeading}</h2>
        <OrderTimeline order={order} serverTime={ordered.server_time} />
      </section>
      <Suggestions goods={suggestions} />
    </div>
  );
}
