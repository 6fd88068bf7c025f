import { PriceDetails } from "@aradhana/checkout/price";
import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { paymentText } from "../../payment/text.ts";
import styles from "./payment.module.css";

interface OrderSummaryProps {
  order: PaymentStatus["order"];
  language: Language;
}

/** The lines of an order, and the price details. */
export function OrderSummary({ order, language }: OrderSummaryProps) {
  const { summary: t } = paymentText[language];
  return (
    <section className={styles.summary}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <PriceDetails price={order} messages={t} />
    </section>
  );
}
