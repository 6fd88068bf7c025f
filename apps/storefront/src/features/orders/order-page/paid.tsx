import type { Order } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Accordion } from "@aradhana/ui/accordion";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useMethodName } from "../order/use-method-name.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** What the order cost, line by line, what that divides into, and how it was paid. */
export function Paid({ order }: { order: Order }) {
  const t = useText(orderText);
  const moment = useMoment();
  const methodName = useMethodName();
  const { lines, totals, split, payment } = order;
  const total = { label: t.total, amount: formatMoney(totals.grand), note: t.inclusive };
  const discount = { ...totals.discount, amount: -totals.discount.amount };

  return (
    <section className={styles.part}>
      <h2>{t.price}</h2>
      <PriceSplit
        lines={[
          ...lines.map(({ title, qty, unit_price, amount }) => ({
            label: title,
            amount: formatMoney(amount),
            ...(qty > 1 && { note: `${qty} × ${formatMoney(unit_price)}` }),
          })),
          ...(discount.amount < 0 ? [{ label: t.discount, amount: formatMoney(discount) }] : []),
        ]}
        total={total}
      />
      {payment?.paid_at && (
        <p className={styles.soft}>
          {t.paid(moment(payment.paid_at), methodName(payment.method ?? payment.gateway))}
        </p>
      )}
      <Accordion
        items={[
          {
            id: "split",
            summary: t.split,
            content: (
              <PriceSplit
                lines={[
                  { label: t.ritual, amount: formatMoney(split.ritual) },
                  { label: t.service, amount: formatMoney(split.service) },
                  ...split.tax.map(({ name, pct, amount }) => ({
                    label: t.tax(name, pct),
                    amount: formatMoney(amount),
                  })),
                ]}
                total={total}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
