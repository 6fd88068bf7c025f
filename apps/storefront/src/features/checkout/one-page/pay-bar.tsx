import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import styles from "./one-page.module.css";
import { PayButton, type PayButtonProps } from "./pay-button.tsx";
import { onePageText } from "./text.ts";

interface PayBarProps extends PayButtonProps {
  /** Below the total: what is agreed to with it. */
  note?: string | undefined;
}

/** The total and the button that pays, absent without scripts; within reach of a thumb; on a wide screen the form has its own. */
export function PayBar({ note, ...props }: PayBarProps) {
  const { pay: t } = useText(onePageText);
  const total = props.page.quote.shown?.totals.grand;
  return (
    <NeedsScript>
      <ActionBar aboveBottomBar className={styles.bar}>
        {total && (
          <p className={styles.total}>
            <span className={styles.soft}>{t.total}</span> <b>{formatMoney(total)}</b>
            {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
        <PayButton {...props} />
      </ActionBar>
    </NeedsScript>
  );
}
