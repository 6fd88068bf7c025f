import { formatMoney } from "@aradhana/core/money";
import { orderPath, paymentPath, sankalpPath } from "@aradhana/core/paths";
import { mayPay, stageOfOrder } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { isGoodsType } from "../../../lines/goods-pages.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { formatDay } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./goods-success.module.css";
import { goodsSuccessText } from "./text.ts";

type Part = NonNullable<AnsweredOrder["order"]["parts"]>[number];

/** An order of a cart: each ritual with its names, the parcel with its day of arrival. */
export function OrderedParts({ ordered, parts }: { ordered: AnsweredOrder; parts: Part[] }) {
  const t = useText(goodsSuccessText);
  const words = useText(ordersText);
  const { language } = useVisitor();
  const moment = useMoment();
  const { order, sankalp_cutoff_at } = ordered;
  const { choice, isVip } = orderedRitual(ordered);
  const known = { state: order.state, payment_state: order.payment?.state ?? null };
  const stage = stageOfOrder(known);
  const isPaid = stage === "paid";
  const action = order.next_action;
  const hasNames = action === "fill_sankalp" || action === "edit_sankalp";
  return (
    <div className={styles.page}>
      <StatusScreen
        status={isPaid ? "success" : "pending"}
        heading={isPaid ? t.heading : mayPay(stage) ? t.unpaid : stateLabel(known, words)}
        facts={[
          { label: t.number, value: order.number },
          ...(order.address_summary ? [{ label: t.address, value: order.address_summary }] : []),
          ...(isPaid ? [{ label: t.paid, value: formatMoney(order.totals.grand) }] : []),
        ]}
        actions={
          <>
            {mayPay(stage) && <ButtonLink href={paymentPath(order.id, order.type)}>{t.pay}</ButtonLink>}
            {isPaid && hasNames && (
              <ButtonLink
                variant={action === "fill_sankalp" ? "primary" : "line"}
                href={sankalpPath({ orderId: order.id, choiceId: choice.id, isVip })}
              >
                {t.names[action]}
              </ButtonLink>
            )}
            <ButtonLink variant="line" href={orderPath({ id: order.id, name: ordered.name })}>
              {t.order}
            </ButtonLink>
            {isPaid && <AskOnWhatsapp order={order.number} />}
          </>
        }
      >
        {isPaid && hasNames && t.names.until(moment(sankalp_cutoff_at))}
      </StatusScreen>
      <section className={styles.part}>
        <h2>{t.parts}</h2>
        <ul className={styles.parts}>
          {parts.map(({ type, title, state, starts_at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an order never change their places
            <li key={index}>
              <h3>{isGoodsType(type) ? t.parcel : title}</h3>
              {isGoodsType(type) && <p>{title}</p>}
              {starts_at && (
                <p>
                  {isGoodsType(type)
                    ? t.arrivesFrom(formatDay(starts_at, language))
                    : t.performed(moment(starts_at))}
                </p>
              )}
              <p className={styles.soft}>{words.states[state]}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
