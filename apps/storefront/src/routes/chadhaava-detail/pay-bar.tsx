import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import { PayButton } from "./pay-button.tsx";
import type { OfferingState } from "./use-offering.ts";

/** The total and the button that pays, within reach of a thumb; on a wide screen the form has its own. */
export function PayBar({ offering }: { offering: OfferingState }) {
  const { pay: t } = useText(chadhaavaPageText);
  const total = offering.quote.shown?.totals.grand;
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      {total && (
        <p className={styles.total}>
          <span className={styles.soft}>{t.total}</span> <b>{formatMoney(total)}</b>
        </p>
      )}
      <PayButton offering={offering} />
    </ActionBar>
  );
}
