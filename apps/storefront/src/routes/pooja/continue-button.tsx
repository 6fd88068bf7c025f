import type { PoojaPackage } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../i18n/define-text.ts";
import styles from "./booking.module.css";
import { poojaPageText } from "./text.ts";

/**
 * Sends the booking form. It holds the words for every package, and the style sheet shows those of the
 * chosen one: so the amount is right before hydration and without JavaScript.
 */
export function ContinueButton({ packages }: { packages: readonly PoojaPackage[] }) {
  const t = useText(poojaPageText).booking;
  return (
    <Button type="submit" form="booking" fullWidth>
      <span className={styles.amounts}>
        {packages.map(({ id, price }) => (
          <span key={id} className={styles.amount}>
            {t.continueWith(formatMoney(price))}
          </span>
        ))}
        <span className={styles.anyAmount}>{t.continue}</span>
      </span>
    </Button>
  );
}
