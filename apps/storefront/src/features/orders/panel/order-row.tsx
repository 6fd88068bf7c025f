import type { OrderCard } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { orderPath } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Link } from "@aradhana/ui/link";
import { nextStepOf } from "../../../lines/order-steps.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import styles from "./orders.module.css";
import { ordersPanelText } from "./text.ts";

/** One order: its title, its state, and the next action. */
export function OrderRow({ order }: { order: OrderCard }) {
  const t = useText(ordersText);
  const { number } = useText(ordersPanelText);
  const { language } = useVisitor();
  const next = nextStepOf(order);
  return (
    <li className={styles.order}>
      <Artwork {...order.image} sizes="72px" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.state}>{stateLabel(order, t)}</p>
        <h3 className={styles.name}>
          <Link href={orderPath(order)}>{t.withMore(order.title, order.more ?? 0)}</Link>
        </h3>
        <p className={styles.soft}>
          {[formatDate(order.starts_at, "short-day", language), order.temple].filter(Boolean).join(" · ")}
        </p>
        <p className={styles.soft}>
          {number(order.number)} · {formatMoney(order.grand)}
        </p>
      </div>
      {next && (
        <ButtonLink href={next.href} size="sm" variant="line" className={styles.next}>
          {t.actions[next.action]}
        </ButtonLink>
      )}
    </li>
  );
}
