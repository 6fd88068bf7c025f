import type { OrderPart } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { isUnclear, mayPay, stageOfOrder } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { isGoodsType } from "../../../lines/goods-pages.ts";
import { namesPathOfPart } from "../../../lines/order-lines.ts";
import { formatDay } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import outcome from "../order/outcome.module.css";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./goods-success.module.css";
import { OrderedGood } from "./ordered-good.tsx";
import { Suggestions } from "./suggestions.tsx";
import { goodsSuccessText } from "./text.ts";

/** An order of a cart: each ritual with its names, the parcel with its day of arrival. */
export function OrderedParts({ ordered, parts }: { ordered: AnsweredOrder; parts: OrderPart[] }) {
  const t = useText(goodsSuccessText);
  const words = useText(ordersText);
  const { language } = useVisitor();
  const moment = useMoment();
  const { order } = ordered;
  const known = { state: order.state, payment_state: order.payment?.state ?? null };
  const stage = stageOfOrder(known);
  const isPaid = stage === "paid";
  return (
    <div className={outcome.page}>
      <StatusScreen
        className={outcome.status}
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
            {isUnclear(stage) && (
              <ButtonLink variant="line" href={paymentPath(order.id, order.type)}>
                {words.confirming.action}
              </ButtonLink>
            )}
            <ButtonLink
              variant={isPaid ? "primary" : "line"}
              href={orderPath({ id: order.id, name: ordered.name })}
            >
              {isPaid ? t.orderAndInvoice : t.order}
            </ButtonLink>
            {isPaid && <AskOnWhatsapp order={order.number} />}
          </>
        }
      />
      <section className={outcome.part}>
        <h2>{t.parts}</h2>
        <ul className={styles.parts}>
          {groupsOf(parts).map(([part, ...others]) => {
            const { item_id, type, title, detail, state, starts_at, arrives } = part;
            return (
              <li key={item_id} className={styles.step}>
                <h3 id={item_id}>{isGoodsType(type) ? t.parcel : title}</h3>
                {isGoodsType(type) ? (
                  <ul className={styles.items}>
                    {[part, ...others].map((good) => (
                      <li key={good.item_id}>
                        <OrderedGood good={good} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  detail && <p>{detail}</p>
                )}
                {arrives && (
                  <p>
                    {t.arrivesBetween(formatDay(arrives.from, language), formatDay(arrives.to, language))}
                  </p>
                )}
                {!arrives && starts_at && <p>{t.performed(moment(starts_at))}</p>}
                <p className={styles.soft}>{words.states[state]}</p>
                {isPaid && part.timeline && (
                  <OrderTimeline order={{ timeline: part.timeline }} serverTime={ordered.server_time} />
                )}
                {isPaid && <NamesOfPart orderId={order.id} part={part} />}
              </li>
            );
          })}
        </ul>
      </section>
      <Suggestions goods={ordered.suggestions ?? []} />
    </div>
  );
}

/** Each ritual by itself; the goods of a parcel together, as far as they have come equally far. */
function groupsOf(parts: readonly OrderPart[]): [OrderPart, ...OrderPart[]][] {
  const groups = new Map<string, [OrderPart, ...OrderPart[]]>();
  for (const part of parts) {
    const key = isGoodsType(part.type) ? `${part.state} ${part.arrives?.to}` : part.item_id;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return [...groups.values()];
}

/** The link to the names of one ritual, while they can be given or changed. */
function NamesOfPart({ orderId, part }: { orderId: string; part: OrderPart }) {
  const { names } = useText(goodsSuccessText);
  const moment = useMoment();
  const { item_id, next_action: action, names_until } = part;
  const form = namesPathOfPart(orderId, part);
  if (!form || !names_until || (action !== "fill_sankalp" && action !== "edit_sankalp")) return null;
  return (
    <>
      <p className={styles.soft}>{names.until(moment(names_until))}</p>
      <ButtonLink
        variant={action === "fill_sankalp" ? "primary" : "line"}
        href={form}
        aria-describedby={item_id}
      >
        {names[action]}
      </ButtonLink>
    </>
  );
}
