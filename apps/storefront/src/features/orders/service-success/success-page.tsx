import type { Order } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { isEnded, isUnpaid } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { isServiceOrder } from "../../../lines/order-lines.ts";
import { resultPath, servicePlacePath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { isConfirming } from "../order/is-confirming.ts";
import { LoadedOrder } from "../order/loaded-order.tsx";
import { NotPaid } from "../order/not-paid.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import outcome from "../order/outcome.module.css";
import { ordersText } from "../order/text.ts";
import { type AnsweredServiceOrder, useTypedOrder } from "../order/use-order.ts";
import { useReloadWhile } from "../order/use-reload-while.ts";
import styles from "./service-success.module.css";
import { serviceSuccessText } from "./text.ts";

const making = new Set(["paid", "generating", "in_review"]);

/** What happens next with an order: when it is ready, what can still be changed, and where everything about it is. */
export function SuccessPage({ orderId }: { orderId: string }) {
  const t = useText(serviceSuccessText);
  const { actions, statusHeading } = useText(ordersText);
  const { resource, reload } = useTypedOrder(orderId);
  const ordered = resource.status === "ready" ? resource.value : undefined;
  const isWaiting = ordered && (making.has(ordered.order.state) || isConfirming(ordered.order));
  useReloadWhile(isWaiting === true, ordered, reload);
  return (
    <LoadedOrder {...{ resource, reload, title: t.title }}>
      {(loaded) => {
        const { order, name } = loaded;
        const see = <ButtonLink href={orderPath({ id: order.id, name })}>{actions.see}</ButtonLink>;
        if (isConfirming(order) || isUnpaid(order.state)) {
          return <NotPaid order={order} isConfirming={isConfirming(order)} />;
        }
        if (isServiceOrder(loaded)) return <OrderedService ordered={loaded} />;
        return (
          <div className={outcome.page}>
            <StatusScreen
              className={outcome.status}
              status={isEnded(order.state) ? "expired" : "success"}
              heading={isEnded(order.state) ? t.ended : t.heading}
              actions={see}
              facts={[
                { label: t.number, value: order.number },
                { label: t.what, value: titlesOf(order).join(", ") },
              ]}
            />
            <section className={outcome.part}>
              <h2>{statusHeading}</h2>
              <OrderTimeline order={order} serverTime={loaded.server_time} />
            </section>
            {!isEnded(order.state) && <p>{order.policy.miss_remedy}</p>}
          </div>
        );
      }}
    </LoadedOrder>
  );
}

/** Of a cart what each part is, else the first line. */
const titlesOf = ({ parts, lines }: Order) => (parts ?? lines.slice(0, 1)).map(({ title }) => title);

function OrderedService({ ordered }: { ordered: AnsweredServiceOrder }) {
  const t = useText(serviceSuccessText);
  const { actions } = useText(ordersText);
  const moment = useMoment();
  const { type, order, name, for_whom, due_at } = ordered;
  const { next_action: action, state } = order;
  const isMaking = making.has(state);
  const booking = servicePlacePath(type, ordered.package.id);
  const heading = isEnded(state)
    ? t.ended
    : action === "give_details"
      ? t.details.heading
      : action === "open_result"
        ? t.ready.heading
        : t.heading;
  return (
    <div className={outcome.page}>
      <StatusScreen
        className={outcome.status}
        status={isEnded(state) ? "expired" : isMaking ? "pending" : "success"}
        heading={heading}
        facts={[
          { label: t.number, value: order.number },
          { label: t.what, value: ordered.package.title },
          ...(for_whom ? [{ label: t.forWhom, value: for_whom }] : []),
          ...(booking && !isEnded(state) ? [{ label: t.when, value: moment(due_at) }] : []),
          ...(isMaking ? [{ label: t.due, value: moment(due_at) }] : []),
        ]}
        actions={
          <>
            {action === "give_details" && (
              <ButtonLink href={resultPath(type, order.id)}>{t.details.action}</ButtonLink>
            )}
            {action === "open_result" && (
              <ButtonLink href={resultPath(type, order.id)}>{t.ready.action}</ButtonLink>
            )}
            {booking && <ButtonLink href={booking}>{t.booking}</ButtonLink>}
            <ButtonLink variant="line" href={orderPath({ id: order.id, name })}>
              {actions.see}
            </ButtonLink>
          </>
        }
      >
        {isMaking && <p>{t.making}</p>}
      </StatusScreen>
      {!isEnded(state) && (
        <section className={outcome.part}>
          <h2>{t.next}</h2>
          <ul className={styles.bullets}>
            {t.steps[type].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
