import type { Order } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

interface OrderHeadProps {
  order: Order;
  /** Of its first item. */
  title: string;
  /** The number of its items. @default 1 */
  count?: number | undefined;
}

/** The state of an order, what it is of, its number and its date. */
export function OrderHead({ order, title, count = 1 }: OrderHeadProps) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const moment = useMoment();
  return (
    <header>
      <p className={styles.state}>
        {stateLabel({ state: order.state, payment_state: order.payment?.state ?? null }, status)}
      </p>
      <h1 className={styles.title}>{status.withMore(title, count - 1)}</h1>
      <p className={styles.soft}>
        {t.number(order.number)} · {t.placed(moment(order.created_at))}
      </p>
    </header>
  );
}
