import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./one-page.module.css";
import { PayButton, type PayButtonProps } from "./pay-button.tsx";
import { onePageText } from "./text.ts";

/** The total and the button that pays, within reach of a thumb; on a wide screen the form has its own. */
export function PayBar(props: PayButtonProps) {
  const { pay: t } = useText(onePageText);
  const total = props.page.quote.shown?.totals.grand;
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      {total && (
        <p className={styles.total}>
          <span className={styles.soft}>{t.total}</span> <b>{formatMoney(total)}</b>
        </p>
      )}
      <PayButton {...props} />
    </ActionBar>
  );
}
