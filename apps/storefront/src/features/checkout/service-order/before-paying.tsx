import { PaymentMethods } from "@aradhana/checkout/review";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import own from "./service-order.module.css";
import { serviceOrderText } from "./text.ts";
import type { ServiceOrderState } from "./use-service-order.ts";

/** A detail as the buyer reads it once more. */
export interface ReviewRow {
  label: string;
  value: string;
}

interface BeforePayingProps {
  order: ServiceOrderState;
  /** What is filled in; none while it is incomplete. */
  rows: readonly ReviewRow[];
  /** When it can be cancelled for which refund, in words. */
  refundRule: string;
  /** Leads back to where the details are filled in. */
  onEdit(): void;
}

/** The details once more, how it is paid, what the button does and what comes back when. */
export function BeforePaying({ order, rows, refundRule, onEdit }: BeforePayingProps) {
  const t = useText(serviceOrderText);
  const currency = order.quote.shown?.totals.grand.currency;
  return (
    <section className={styles.part}>
      {rows.length > 0 && (
        <>
          <div className={own.head}>
            <h2 className={styles.heading}>{t.review.title}</h2>
            <Button
              variant="line"
              size="sm"
              onClick={onEdit}
              aria-label={`${t.review.edit}: ${t.review.title}`}
            >
              {t.review.edit}
            </Button>
          </div>
          <dl className={own.rows}>
            {rows.map(({ label, value }) => (
              <div key={label} className={own.row}>
                <dt className={styles.soft}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {currency && <PaymentMethods currency={currency} messages={t.review} />}
      <p className={styles.soft}>{t.review.afterTap.sms}</p>
      <p className={styles.soft}>{refundRule}</p>
    </section>
  );
}
