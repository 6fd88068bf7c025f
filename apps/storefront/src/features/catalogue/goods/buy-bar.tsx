import type { Money } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import styles from "./goods.module.css";
import { OrderLink } from "./order-link.tsx";

/** The price and the button that orders, in place of the bottom bar; on a wide screen they are beside the facts. */
export function BuyBar({ title, price }: { title: string; price: Money }) {
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      <p className={styles.total}>
        <b>{formatMoney(price)}</b>
      </p>
      <OrderLink title={title} />
    </ActionBar>
  );
}
