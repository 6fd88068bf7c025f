import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Accordion } from "@aradhana/ui/accordion";
import { PriceSplit } from "@aradhana/ui/price-split";
import { priceLines } from "../../booking/price-lines.ts";
import { paymentText } from "../../payment/text.ts";
import styles from "./payment.module.css";

interface OrderSummaryProps {
  order: PaymentStatus["order"];
  language: Language;
}

/** What is paid for, line by line as it was ordered, and what the total divides into. */
export function OrderSummary({ order: { lines, totals, split }, language }: OrderSummaryProps) {
  const { summary: t } = paymentText[language];
  const total = { label: t.total, amount: formatMoney(totals.grand), note: t.inclusive };
  const discount = { ...totals.discount, amount: -totals.discount.amount };

  return (
    <section className={styles.summary}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <PriceSplit
        lines={[
          ...priceLines(lines),
          ...(discount.amount < 0 ? [{ label: t.coupon, amount: formatMoney(discount) }] : []),
        ]}
        total={total}
      />
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
