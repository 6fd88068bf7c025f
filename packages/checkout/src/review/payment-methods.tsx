import type { Currency } from "@aradhana/core/contract";
import { methodsFor, type PaymentMethod } from "@aradhana/core/payment";
import type { ReviewMessages } from "../messages-en/review-messages.ts";
import styles from "./review.module.css";

/** Our own drawings: a phone that pays, a card, a bank. */
const marks: Record<PaymentMethod, string> = {
  upi: "M8 2.5h8a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1zM11 18.5h2M10 8l4 3.5-4 3.5",
  card: "M3.5 5h17a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM2.5 9.5h19M6 15h4",
  netbanking: "M3 9.5 12 4l9 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3 20.5h18",
};

interface PaymentMethodsProps {
  currency: Currency;
  messages: ReviewMessages;
}

/** The accepted methods of payment, each with its mark. */
export function PaymentMethods({ currency, messages: t }: PaymentMethodsProps) {
  return (
    <p className={styles.methods}>
      {t.methods}
      {methodsFor(currency).map((method) => (
        <span key={method}>
          <svg
            {...{ viewBox: "0 0 24 24", width: "1.4em", height: "1.4em" }}
            {...{ fill: "none", stroke: "currentColor", strokeWidth: 1.6 }}
            {...{ strokeLinecap: "round", strokeLinejoin: "round" }}
            aria-hidden="true"
          >
            <path d={marks[method]} />
          </svg>
          {t.method[method]}
        </span>
      ))}
    </p>
  );
}
