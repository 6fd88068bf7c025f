import type { Money } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import { Button } from "@aradhana/ui/button";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./goods.module.css";

/** The id of the form that leads to the order. */
export const buyFormId = "buy";

/** The price and the button that buys, in place of the bottom bar; on a wide screen they are in the form. */
export function BuyBar({ price }: { price: Money }) {
  const t = useText(goodsText);
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      <p className={styles.total}>
        <b>{formatMoney(price)}</b>
      </p>
      <Button type="submit" form={buyFormId}>
        {t.buy}
      </Button>
    </ActionBar>
  );
}
